import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const root = join(__dirname, '../..')
const tests = join(root, '__tests__')

/** The files that Jest would run, as paths in `__tests__`. */
function listed(config: string): string[] {
  const jest = join(root, 'node_modules/jest/bin/jest.js')
  const args = [jest, '--listTests', '--json', '--config', join(root, config)]
  const paths = JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }))
  return (paths as string[]).map((path) => relative(tests, path).split(sep).join('/')).sort()
}

const quick = listed('jest.config.js')
const browser = listed('jest.browser.config.js')
const phone = listed('jest.phone.config.js')
const volumes = listed('jest.volumes.config.js')

const all = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => /\.test\.tsx?$/.test(path))
  .sort()
const isSampled = (path: string) =>
  /from '(\.\.\/)+support\/volumes'/.test(readFileSync(join(tests, path), 'utf8'))

test('npm test, npm run test:browser and npm run test:phone together run every test once', () => {
  expect([...quick, ...browser, ...phone].sort()).toEqual(all)
})

test('npm test opens no browser', () => {
  expect(quick.filter((path) => path.startsWith('browser/'))).toEqual([])
})

test('npm run test:volumes runs those of which the others run a sample', () => {
  expect(volumes).toEqual(all.filter(isSampled))
})
