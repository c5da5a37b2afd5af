/**
 * A change of the tables, as files of this folder: `<name>.sqlite.sql` and `<name>.postgres.sql` for what only one of them
 * understands, and `<name>.sql`, which runs after it in both.
 */
interface Migration {
  name: string
  /** Whether a server of the version before goes on working on the changed tables. */
  additive: boolean
}

/** Every migration, oldest first. One that has been released never changes. */
export const migrations: readonly Migration[] = [
  { name: '0001-first', additive: false },
  { name: '0002-erasures', additive: false },
  { name: '0003-picture-addresses', additive: true },
  { name: '0004-mail', additive: false },
  { name: '0005-product-states', additive: true },
  { name: '0006-derived-in-memory', additive: false },
  { name: '0007-american-spelling', additive: true },
  { name: '0008-staff', additive: true },
  { name: '0009-message-states', additive: true },
  { name: '0010-photographs', additive: true },
  { name: '0011-site-texts', additive: true },
  { name: '0012-shown-changes', additive: true },
  { name: '0013-files', additive: true },
  { name: '0014-plain-words', additive: true },
  { name: '0015-legal-pages', additive: true },
  { name: '0016-category-words', additive: true },
  { name: '0017-colors', additive: true },
  { name: '0018-periods', additive: false },
  { name: '0019-home', additive: true },
  { name: '0020-deleted-files', additive: true },
  { name: '0021-preview-ends', additive: true },
  { name: '0022-product-drafts', additive: true },
  { name: '0023-home-figures', additive: true },
  { name: '0024-category-tools', additive: true },
  { name: '0025-no-notifications', additive: true },
  { name: '0026-chair-measures', additive: true },
  { name: '0027-cookie-banner', additive: true },
  { name: '0028-scene-captions', additive: true },
  { name: '0029-replacements', additive: true },
  { name: '0030-stories', additive: true },
  { name: '0031-registration-news', additive: true },
  { name: '0032-seated-story', additive: true },
  { name: '0033-story-pictures', additive: true },
  { name: '0034-case-story-pictures', additive: true },
  { name: '0035-short-privacy', additive: true },
  { name: '0036-supply-in-case', additive: true },
  { name: '0037-mesh', additive: true },
  { name: '0038-weighed-mouse', additive: true },
  { name: '0039-cables-behind-tray', additive: true },
  { name: '0040-gray-arm', additive: true },
  { name: '0041-curve-from-above', additive: true },
  { name: '0042-arm-lifts-monitors', additive: true },
]
