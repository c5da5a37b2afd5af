import { expect, test, vi } from 'vitest'
import { installEngines } from './engines.ts'

test('where Firefox or WebKit cannot be installed, one sentence says which and how', () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const install = () => {
    throw new Error('apt-get: not found')
  }
  expect(() => installEngines({ firefox: '/usr/bin/firefox' }, install)).toThrow(
    /^Nothing was tested: WebKit could not be installed\. As root on Debian or Ubuntu, run apt-get install .+\.$/,
  )
  expect(() => installEngines({}, install)).toThrow(/Firefox and WebKit could not/)
})
