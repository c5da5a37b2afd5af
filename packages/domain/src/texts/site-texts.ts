import * as z from 'zod/mini'
import type { CategoryFacts } from '../categories/category.ts'
import { ContactFactsSchema } from './contact-facts.ts'
import { LegalPageSchema } from './legal-page.ts'
import { PeriodsSchema } from './periods.ts'
import { textLine, textLines, distinct } from './text-fields.ts'
import { photographAddress } from '../pictures/photographs.ts'
import { categories, type Category, categoryFacts } from '../products/category.ts'
import { ProductIdSchema } from '../products/product-schema.ts'

/** What a visitor who enters an e-mail address agrees to: it stands at the form, and is stored with the address. */
const NewsletterTextSchema = z.object({ consent: textLine(200) })

const PathSchema = z
  .string()
  .check(
    z.maxLength(200, 'Please write 200 characters at most'),
    z.regex(/^\/(?![/\\])\S*$/, 'A page of the site is such as /products or /cases/edge'),
  )

/** The address of a picture; of a scene, that for wide screens. */
const PictureSchema = z.string().check(z.minLength(1, 'Please choose a picture'), z.maxLength(400))

/** The headlines of the home page, what its hero shows, and which figures. */
const HomeTextSchema = z.object({
  /** A line of text is a line on the screen. */
  headline: textLines(60),
  /** The words of the hero's button, and the page it leads to. */
  button: textLine(40),
  path: PathSchema,
  scenes: z.array(PictureSchema).check(z.length(3, 'There are three pictures')),
  /** What each picture shows, and the page that it leads to. */
  captions: z._default(
    z
      .array(z.object({ words: textLine(40), path: PathSchema }))
      .check(z.maxLength(3, 'There are three pictures')),
    [],
  ),
  figures: textLine(60),
  figuresLead: textLines(300),
  /** A product's spec each, what is said of it, and the view of the product that it stands on, such as "detail-fan". */
  panels: z
    .array(
      z.object({
        productId: ProductIdSchema,
        label: textLine(80, 'Please choose a spec'),
        text: textLine(120),
        view: z.string().check(z.maxLength(60)),
      }),
    )
    .check(z.length(5, 'There are five panels')),
  featured: textLine(60),
  /** What follows the years of the longest warranty. */
  warranty: textLine(160),
})

export type HomeText = z.infer<typeof HomeTextSchema>

/** The key of a category's row. */
export type CategoryTextKey = `category-${Category}`

/** What the site says of a category, and what it advises who chooses among its products. */
const categoryTextSchema = ({ banner }: CategoryFacts) =>
  z.object({
    /** The picture that its page begins with. */
    banner: z._default(PictureSchema, photographAddress(banner)),
    /** One line below its name. */
    description: textLine(120),
    /** What search engines show of its page. */
    summary: textLine(155),
    /** One sentence: what matters when choosing such a product. */
    matters: textLine(300),
    /** Three things worth knowing, each under its figure. */
    facts: z
      .array(z.object({ figure: textLine(16), title: textLine(60), text: textLine(300) }))
      .check(z.length(3, 'There are three facts')),
    /** What stands after its products, and leads to the page that helps to choose. */
    tool: z.object({ title: textLine(30), text: textLine(120), button: textLine(30) }),
  })

export type CategoryText = z.infer<ReturnType<typeof categoryTextSchema>>

const list = <Item extends z.core.$ZodType>(item: Item, noun: string, max: number) =>
  z
    .array(item)
    .check(
      z.minLength(1, `There is one ${noun} at least`),
      z.maxLength(max, `There are ${max} ${noun}s at most`),
    )

/** A question of the FAQ. Its id is part of an address: /contact#faq-returns. */
const QuestionSchema = z.object({
  id: z
    .string()
    .check(
      z.maxLength(60, 'Please write 60 characters at most'),
      z.regex(
        /^faq-[a-z\d]+(?:-[a-z\d]+)*$/,
        'An address is faq- and small letters, digits and hyphens',
      ),
    ),
  question: textLine(120),
  /** The answer in a few words, in large type. */
  answer: textLine(32),
  detail: textLines(600),
})

const QuestionsSchema = z.object({
  questions: list(QuestionSchema, 'question', 24).check(
    distinct('id', 'Another question has this address'),
  ),
})

export type Question = z.infer<typeof QuestionSchema>
export type Questions = z.infer<typeof QuestionsSchema>

/** What the warranty page says beside the tiers. */
const WarrantySchema = z.object({
  introduction: textLines(400),
  promise: textLines(1_000),
  articles: list(z.object({ title: textLine(80), text: textLines(1_500) }), 'section', 12),
  clauses: list(
    z.object({
      title: textLine(80),
      /** Whether its lines are numbered. */
      ordered: z.boolean(),
      lines: list(textLines(400), 'line', 20),
    }),
    'clause',
    8,
  ),
})

export type Warranty = z.infer<typeof WarrantySchema>

/** The brand's texts, by the keys of their rows. */
export const siteTextSchemas = {
  contact: ContactFactsSchema,
  home: HomeTextSchema,
  periods: PeriodsSchema,
  questions: QuestionsSchema,
  warranty: WarrantySchema,
  privacy: LegalPageSchema,
  terms: LegalPageSchema,
  registration: LegalPageSchema,
  cookies: LegalPageSchema,
  newsletter: NewsletterTextSchema,
  ...ofEachCategory(categoryTextSchema),
}

/** What staff call the texts. */
export const textNames: Record<TextKey, string> = {
  contact: 'Contact and hours',
  home: 'Home page',
  periods: 'Warranty years and returns',
  questions: 'FAQ',
  warranty: 'Warranty',
  privacy: 'Privacy',
  terms: 'Terms',
  registration: 'Product registration',
  cookies: 'Cookies',
  newsletter: 'Newsletter',
  ...ofEachCategory(({ name }) => name),
}

export type TextKey = keyof typeof siteTextSchemas
export const textKeys = Object.keys(siteTextSchemas) as [TextKey, ...TextKey[]]

export type SiteTexts = { [Key in TextKey]: z.infer<(typeof siteTextSchemas)[Key]> }

/** What the pages of categories say until staff have written of them. */
export const unwrittenTexts: Partial<SiteTexts> = ofEachCategory(({ name, singular, banner }) => ({
  banner: photographAddress(banner),
  description: `${name} by Argo`,
  summary: `${name} by Argo, with every figure stated and its conditions beside it.`,
  matters: '',
  facts: [],
  tool: { title: `Which ${singular}?`, text: 'By the figures that decide.', button: 'Compare' },
}))

/** Something of each category by the key of its text. */
export function ofEachCategory<T>(
  valueOf: (facts: CategoryFacts) => T,
): Record<CategoryTextKey, T> {
  return Object.fromEntries(
    categories.map((category) => [`category-${category}`, valueOf(categoryFacts(category))]),
  ) as Record<CategoryTextKey, T>
}
