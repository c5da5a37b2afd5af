import { buildSite } from './build.ts'

/** Builds the site whose pages and files the tests ask for; does nothing when it is up to date. */
export default async function setup(): Promise<void> {
  const { NODE_ENV } = process.env
  await buildSite()
  process.env.NODE_ENV = NODE_ENV
}
