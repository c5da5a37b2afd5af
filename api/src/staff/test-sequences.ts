import { createHash } from 'node:crypto'
import { uploadedAddress } from '@argo/domain/pictures/uploaded-picture'
import { splitSpec } from '@argo/domain/products/spec'
import type { Periods } from '@argo/domain/texts/periods'
import { warrantyKind } from '@argo/domain/warranty/warranty-kind'
import { TRPCError } from '@trpc/server'
import * as fc from 'fast-check'
import type { Selectable } from 'kysely'
import { expect } from 'vitest'
import { readableProduct } from '../catalogue/product-row.ts'
import type { ProductRow, RevisionTable } from '../database/schema.ts'
import { newDatabase, testDatabase } from '../database/test-database.ts'
import { storedName } from '../uploads/product-file.ts'
import { temporaryUploads } from '../uploads/test-uploads.ts'
import { receiveUpload, storeUploads } from '../uploads/uploads-folder.ts'
import { addFile } from './files/queries.ts'
import { deleteOldFiles } from './files/unused.ts'
import { addPhotograph } from './photographs/queries.ts'
import { deleteUnusedPhotographs } from './photographs/unused.ts'
import { publishDue } from './products/publish-due.ts'
import { forgetOldRevisions } from './retention.ts'
import { newBatch } from './revisions/record.ts'
import { staffRouter } from './router.ts'
import { staffContext } from './test-staff.ts'
import { deleteUnnamedUploads } from './unnamed-uploads.ts'

const hour = 60 * 60_000
const day = 24 * hour
const kept = 30 * day

/** The products of the sequences. */
export const ids = [77, 78, 79] as const
const product = fc.constantFrom(...ids)
const label = fc.constantFrom('name', 'Weight', 'Feet', 'Warranty')
const of = <Kind extends string, Model>(
  kind: Kind,
  model: { [K in keyof Model]: fc.Arbitrary<Model[K]> },
) => fc.record({ kind: fc.constant(kind), ...model }) as fc.Arbitrary<{ kind: Kind } & Model>

/** What staff, time and visitors do. */
export const action = fc.oneof(
  {
    weight: 3,
    arbitrary: of('save', { id: product, label, removes: fc.boolean(), asDraft: fc.boolean() }),
  },
  { weight: 3, arbitrary: of('publish', { id: product, inHours: fc.constantFrom(null, 1, 30) }) },
  {
    weight: 2,
    arbitrary: of('take back', {
      id: product,
      how: fc.constantFrom(
        'unpublish' as const,
        'discontinue' as const,
        'discardDraft' as const,
        'unschedule' as const,
        'remove' as const,
      ),
    }),
  },
  { weight: 6, arbitrary: of('undo', { back: fc.nat({ max: 5 }), together: fc.boolean() }) },
  { weight: 3, arbitrary: of('upload', { id: product, language: fc.constantFrom('en', 'de') }) },
  { weight: 1, arbitrary: of('delete a file', { nth: fc.nat({ max: 3 }) }) },
  { weight: 1, arbitrary: of('photograph', { id: product, asDraft: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: of('import', { id: product, label: fc.constantFrom('Weight', 'Expansion slots') }),
  },
  { weight: 1, arbitrary: of('years', { id: product }) },
  {
    weight: 5,
    arbitrary: of('time passes', { hours: fc.constantFrom(0, 1, 25, 30 * 24 - 2, 40 * 24) }),
  },
)
export type Action = typeof action extends fc.Arbitrary<infer T> ? T : never
type Of<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>

export type Rows = ReadonlyMap<number, ProductRow>
type Figures = ReadonlyMap<string, string>

/** What may become of a product's figures: whether somebody asked for this value. */
export type Asked = (id: number, label: string, value: string | null) => boolean

/** A desk with its timed tasks and a site, whose clock is set, on a new database. */
export async function world() {
  const url = await newDatabase()
  const [db, site] = [await testDatabase(url), await testDatabase(url)]
  const folder = temporaryUploads()
  let now = new Date(Date.now() + hour)
  let count = 0
  /** The values that somebody saved as drafts. */
  const drafted = new Set<string>()
  const person = { id: 1, name: 'Ada', role: 'editor' as const }
  const call = staffRouter.createCaller(staffContext({ db, person, now: () => now }))

  const rows = async (): Promise<Rows> => {
    const all = await db.selectFrom('products').selectAll().where('id', 'in', ids).execute()
    return new Map(all.map((row) => [row.id, row]))
  }
  const opened = async (id: number) => {
    const { version, form } = await call.products.one({ id })
    return { id, version, form }
  }
  const isDrafted: Asked = (id, label, value) => drafted.has(`${id} ${label} ${value}`)

  async function save({ id, label, removes, asDraft }: Of<'save'>): Promise<Asked> {
    const { form, ...known } = await opened(id)
    const value = removes && label !== 'name' ? null : `${(count += 1)}`
    const others = form.specs.filter((spec) => spec.label !== label)
    const changed =
      label === 'name'
        ? { ...form, name: value ?? '' }
        : { ...form, specs: value === null ? others : [...others, { label, value }] }
    await call.products.save({ ...known, form: changed, asDraft })
    if (asDraft) drafted.add(`${id} ${label} ${value}`)
    return (of, which, is) =>
      of === id &&
      ((!asDraft && which === label && is === value) || (!asDraft && isDrafted(of, which, is)))
  }

  async function undo({ back, together }: Of<'undo'>): Promise<Asked> {
    const [revision] = await db
      .selectFrom('revisions')
      .selectAll()
      .orderBy('id', 'desc')
      .offset(back)
      .limit(1)
      .execute()
    if (!revision) return nothing
    const isWhole = together || revision.subject === 'files'
    const undone = isWhole
      ? await db.selectFrom('revisions').selectAll().where('batch', '=', revision.batch).execute()
      : [revision]
    const isOffered = undone.every(({ at }) => now.getTime() - Date.parse(at) < kept - 2 * hour)
    try {
      await call.revisions.undo(isWhole ? { batch: revision.batch } : { id: revision.id })
    } catch (error) {
      expect(error).toMatchObject({ code: 'CONFLICT' })
      if (isOffered) expect((error as Error).message).not.toMatch(lost)
    }
    return askedByUndoing(undone)
  }

  async function upload({ id, language }: Of<'upload'>): Promise<Asked> {
    const content = `%PDF ${(count += 1)}`
    const { path, sha256, bytes } = await receiveUpload(folder, [Buffer.from(content)])
    const file = {
      productId: id,
      kind: 'Manual' as const,
      title: 'Manual',
      version: String(count),
      date: '2026-11-24',
      language,
      fileName: 'manual.pdf',
      mediaType: 'application/pdf' as const,
      bytes,
      sha256,
    }
    const name = storedName(file)
    await addFile(db, newBatch(person, now), file, () => storeUploads(folder, [{ path, name }]))
    return nothing
  }

  async function deleteFile({ nth }: Of<'delete a file'>): Promise<Asked> {
    const files = await db
      .selectFrom('productFiles')
      .select('id')
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .execute()
    const id = files[nth]?.id
    if (id !== undefined) await call.files.remove({ id })
    return nothing
  }

  async function photograph({ id, asDraft }: Of<'photograph'>): Promise<Asked> {
    const name = `${createHash('sha256')
      .update(`${(count += 1)}`)
      .digest('hex')
      .slice(0, 24)}-1800x2400`
    await addPhotograph(db, name, now, async () => {})
    const { form, ...known } = await opened(id)
    const images = [uploadedAddress({ name, width: 1_800 }, place)]
    await call.products.save({ ...known, form: { ...form, images }, asDraft })
    return asDraft ? nothing : isDrafted
  }

  async function importSheet({ id, label }: Of<'import'>): Promise<Asked> {
    const { text } = await call.spreadsheet.export({ format: 'json' })
    const value = `${(count += 1)}`
    const sheet = (JSON.parse(text) as Record<string, string>[]).map((row) =>
      row.Number === String(id) ? { ...row, [label]: value } : row,
    )
    await call.spreadsheet.import({ file: Buffer.from(JSON.stringify(sheet)).toString('base64') })
    return (of, which, is) => of === id && which === label && is === value
  }

  async function years({ id }: Of<'years'>, before: Rows): Promise<Asked> {
    const row = before.get(id)
    const of = row && readableProduct(row)
    if (!of) return nothing
    const { version, text } = await call.texts.one({ key: 'periods' })
    const periods = text as Periods
    const kind = warrantyKind(of)
    await call.texts.save({
      key: 'periods',
      version,
      text: { ...periods, [kind]: (periods[kind] % 9) + 2 },
    })
    return (_, which) => which === 'Warranty'
  }

  async function publish({ id, inHours }: Of<'publish'>): Promise<Asked> {
    const { form: _, ...known } = await opened(id)
    const at = inHours === null ? null : new Date(now.getTime() + inHours * hour)
    await call.products.publish({ ...known, at: at && at.toISOString().replace(/\.\d+Z/, 'Z') })
    return isDrafted
  }

  async function takeBack({ id, how }: Of<'take back'>): Promise<Asked> {
    const { form: _, ...known } = await opened(id)
    if (how === 'discontinue') await call.products.discontinue({ ...known, successorId: null })
    else await call.products[how](known)
    return nothing
  }

  async function pass({ hours }: Of<'time passes'>, before: Rows): Promise<Asked> {
    now = new Date(now.getTime() + hours * hour)
    await publishDue(db, now)
    await deleteOldFiles(db, now)
    await deleteUnusedPhotographs(db, now)
    await deleteUnnamedUploads(db, folder, now)
    await forgetOldRevisions(db, now)
    return (id, which, is) => isDue(before.get(id), now) && isDrafted(id, which, is)
  }

  const actions: { [Kind in Action['kind']]: (does: Of<Kind>, before: Rows) => Promise<Asked> } = {
    save,
    publish,
    'take back': takeBack,
    undo,
    upload,
    'delete a file': deleteFile,
    photograph,
    import: importSheet,
    years,
    'time passes': pass,
  }

  /** Does one action; what it asks for. What staff may not do is refused. */
  async function act(does: Action, before: Rows): Promise<Asked> {
    const action = actions[does.kind] as (does: Action, before: Rows) => Promise<Asked>
    return action(does, before).catch((error: unknown) => {
      if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR') throw error
      return nothing
    })
  }

  const close = () => Promise.all([db.destroy(), site.destroy()])
  return { db, site, folder, clock: () => now, rows, act, close }
}

const place = { focus: { x: 50, y: 50 }, color: null, alt: 'in use' }

const nothing: Asked = () => false

/** What undoing says of what is not stored any more. */
const lost = /its content was|a photograph that|version \d+ was deleted since/

/** Undoing asks for what was before, of what the changes changed. */
function askedByUndoing(undone: readonly Selectable<RevisionTable>[]): Asked {
  const changes = undone
    .filter(({ subject }) => subject === 'products')
    .map(({ rowId, before, after }) => ({
      id: Number(rowId),
      was: figuresOf(before === null ? undefined : JSON.parse(before)),
      is: figuresOf(after === null ? undefined : JSON.parse(after)),
    }))
  return (id, which, value) =>
    changes.some(
      ({ id: of, was, is }) =>
        of === id && was.get(which) !== is.get(which) && (was.get(which) ?? null) === value,
    )
}

export function figuresOf(row: ProductRow | undefined): Figures {
  if (!row) return new Map()
  const specs = (JSON.parse(row.specs) as string[]).map(splitSpec)
  return new Map([['name', row.name], ...specs.map(({ label, value }) => [label, value] as const)])
}

/** Whether the time of a row has come to be published. */
export function isDue(row: ProductRow | undefined, now: Date): boolean {
  return typeof row?.publishAt === 'string' && Date.parse(row.publishAt) <= now.getTime()
}
