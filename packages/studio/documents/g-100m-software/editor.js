'use strict'

// The page itself: one profile in hand, shown in the form, opened from and saved to files.

let profile = newProfile()
let unsaved = false

function say(text) {
  byId('status').textContent = text
}

function changed({ redraw = false } = {}) {
  unsaved = true
  say('Not saved yet.')
  if (redraw) drawStages()
  drawPreview()
}

function drawStages() {
  byId('stages').replaceChildren(
    ...profile.dpiStages.map((dpi, i) => stageRow(dpi, i, profile, changed)),
  )
  byId('add-stage').disabled = profile.dpiStages.length >= maxStages
}

function drawPreview() {
  const { effect, color, brightness, speed } = profile.lighting
  const preview = byId('preview')
  preview.dataset.effect = effect.toLowerCase().replaceAll(' ', '-')
  preview.style.setProperty('--light', color)
  preview.style.setProperty('--brightness', String(brightness / 100))
  preview.style.setProperty('--beat', `${6 - speed}s`)
  byId('brightness-value').textContent = `${brightness} %`
  byId('speed-value').textContent = `${speed} of 5`
}

/** Shows the profile in hand from top to bottom. */
function draw() {
  byId('name').value = profile.name
  drawStages()
  choices(
    byId('polling'),
    'polling',
    mouse.pollingRates,
    profile.pollingRate,
    (rate) => `${rate} Hz`,
    (rate) => {
      profile.pollingRate = rate
      changed()
    },
  )
  choices(byId('effects'), 'effect', effects, profile.lighting.effect, String, (effect) => {
    profile.lighting.effect = effect
    changed()
  })
  for (const key of ['color', 'brightness', 'speed']) byId(key).value = profile.lighting[key]
  byId('buttons').replaceChildren(...buttons.map((name, i) => buttonRow(name, i, profile, changed)))
  drawPreview()
  clearProblems()
}

function clearProblems() {
  for (const input of document.querySelectorAll('[aria-invalid]'))
    input.removeAttribute('aria-invalid')
  byId('problems').hidden = true
}

/** Lists problems under a heading; `inForm` links each to its field and marks it. */
function showProblems(heading, problems, inForm) {
  clearProblems()
  const item = ({ field, message }) => {
    const target = inForm && byId(field)
    if (!target) return make('li', { textContent: message })
    if (target.matches('input, select')) target.setAttribute('aria-invalid', 'true')
    return make('li', {}, make('a', { href: `#${field}`, textContent: message }))
  }
  const box = byId('problems')
  box.querySelector('h2').textContent = heading
  box.querySelector('ul').replaceChildren(...problems.map(item))
  box.hidden = false
  box.focus()
}

function take(next, words) {
  profile = next
  unsaved = false
  draw()
  say(words)
}

const mayDiscard = () =>
  !unsaved || confirm('The changes to this profile are not saved. Go on without them?')

async function openFile(file) {
  const { profile: read, problems } = readProfile(await file.text())
  if (read) take(read, `Opened ${file.name}.`)
  else {
    say(`${file.name} was not opened.`)
    showProblems(`${file.name} was not opened`, problems, false)
  }
}

function saveFile() {
  const problems = problemsOf(profile)
  if (problems.length > 0) {
    say('Not saved.')
    return showProblems('This needs a change', problems, true)
  }
  clearProblems()
  const fileName = fileNameOf(profile)
  const href = URL.createObjectURL(new Blob([writeProfile(profile)], { type: 'application/json' }))
  make('a', { href, download: fileName }).click()
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
  unsaved = false
  say(`Saved as ${fileName}, in your downloads folder. Copy it on to the mouse to use it.`)
}

byId('profile').addEventListener('submit', (event) => {
  event.preventDefault()
  saveFile()
})
byId('open').addEventListener('click', () => mayDiscard() && byId('file').click())
byId('new').addEventListener('click', () => mayDiscard() && take(newProfile(), 'A new profile.'))
byId('file').addEventListener('change', ({ target }) => {
  const [file] = target.files
  if (file) openFile(file)
  target.value = ''
})
byId('name').addEventListener('input', ({ target }) => {
  profile.name = target.value
  changed()
})
for (const key of ['color', 'brightness', 'speed']) {
  byId(key).addEventListener('input', ({ target }) => {
    profile.lighting[key] = key === 'color' ? target.value : target.valueAsNumber
    changed()
  })
}
byId('add-stage').addEventListener('click', () => {
  profile.dpiStages.push(Math.min(profile.dpiStages.at(-1) * 2 || 800, mouse.maxDpi))
  changed({ redraw: true })
  byId(`stage-${profile.dpiStages.length}`).focus()
})
addEventListener('beforeunload', (event) => {
  if (unsaved) event.preventDefault()
})

byId('version').textContent = `Version ${mouse.version}`
byId('name').maxLength = maxNameLength
byId('dpi-hint').textContent =
  `Up to ${maxStages} stages, each from ${minDpi} to ${mouse.maxDpi.toLocaleString('en-GB')} DPI in steps of ${mouse.dpiStep}. The mouse starts with the marked one.`
take(profile, 'A new profile.')
