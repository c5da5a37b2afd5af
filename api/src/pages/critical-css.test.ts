import { expect, test } from 'vitest'
import { criticalCss } from './critical-css.ts'

const html = `<p class="lead lg:mt-4"><b class="group/card">x</b><i class="[&amp;>b]:p-1">y</i></p>`

test.each([
  ['a rule whose class the page has', '.lead{color:red;}'],
  ['a rule without a class', 'p,h1{margin:0;}'],
  ['a rule of which one selector applies', '.gone,.lead:first-child{color:red!important;}'],
  ['a class with signs in its name', String.raw`.lg\:mt-4{margin-top:1rem;}`],
  ['a class with signs that HTML writes otherwise', String.raw`.\[\&\>b\]\:p-1>b{padding:1px;}`],
  [
    'a class that another must have, or must not',
    String.raw`.group\/card:not(.gone) .lead{top:0;}`,
  ],
  ['what stands in layers and media', '@layer a{@media (width>=40rem){.lead{color:red;}}}'],
  ['the order of layers, and faces', '@layer a, b;@font-face{font-family:x;}'],
  ['what a rule holds inside', '.lead{&::after{top:0;}}'],
  ['the focus of the keyboard', '.lead:focus-visible{color:red;}'],
  ['a rule for one of several classes of which it has one', '.lead:is(.gone,.lg\\:mt-4){top:0;}'],
])('a page brings %s', (_what, rule) => {
  expect(criticalCss(rule)(html)).toBe(rule)
})

test.each([
  ['a rule whose class it has not', '.gone{color:red}'],
  ['a rule for something inside what it has not', '.gone p{color:red}'],
  ['a rule for two classes of which it has one', '.lead.gone{color:red}'],
  ['layers and media with nothing in them', '@layer a{@media (width>=40rem){.gone{color:red}}}'],
  ['comments', '/* why */'],
  ['rules for hover', '@media (hover:hover){.lead{color:red}}'],
  ['a rule for one of several classes of which it has none', '.lead:is(.gone,.lost){color:red}'],
  ['rules for print', '@media print{p{color:red}}'],
  ['custom properties that nothing of it uses', ':root{--gone:1}@property --gone{inherits:false}'],
])('a page leaves out %s', (_what, rule) => {
  expect(criticalCss(rule)(html)).toBe('')
})

test('a page brings the custom properties that its rules use', () => {
  const sheet = ':root{--top:1px;--gone:2px;}.lead{top:var(--top);}.gone{top:var(--gone);}'
  expect(criticalCss(sheet)(html)).toBe(':root{--top:1px;}.lead{top:var(--top);}')
})

test('a word in the text or in a script is no class', () => {
  expect(criticalCss('.word{top:0}')('<p>word</p><script>a = " word "</script>')).toBe('')
})

test('what pages of the same classes need is picked once', () => {
  const rules = Array.from({ length: 1_000 }, (_, index) => `.a${index} .b{color:red}`)
  const pick = criticalCss(rules.join(''))
  const timeOf = (page: (index: number) => string) => {
    const begun = process.threadCpuUsage()
    for (let index = 0; index < 50; index += 1) pick(page(index))
    return process.threadCpuUsage(begun).user
  }
  pick('reads the selectors')
  const others = timeOf((index) => `<p class="b a${index}">x</p>`)
  expect(timeOf((index) => `<p class="b a0">${index}</p>`)).toBeLessThan(others / 3)
})
