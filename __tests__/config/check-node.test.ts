import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Linter } from 'eslint'
import { isSupported, refusal } from '../../scripts/check-node.cjs'
import { engines } from '../../package.json'

test.each(['v20.19.4', 'v20.19.5', 'v20.20.0', 'v22.0.0', 'v100.1.0'])(
  '%s is accepted',
  (version) => {
    expect(isSupported(version)).toBe(true)
  },
)

test.each(['v20.19.3', 'v20.9.0', 'v18.20.8', 'v8.17.0', 'v0.12.18'])(
  '%s is refused',
  (version) => {
    expect(isSupported(version)).toBe(false)
  },
)

test('says which version is needed, and which one is there', () => {
  expect(refusal('v18.20.8')).toMatch(/needs Node 20\.19\.4 or newer, and this is v18\.20\.8/)
})

test('agrees with the engines field', () => {
  expect(refusal('v1.0.0')).toContain(engines.node.replace('>=', ''))
})

test('is written in syntax the oldest Nodes can parse', () => {
  const source = readFileSync(join(__dirname, '../../scripts/check-node.cjs'), 'utf8')
  const languageOptions = { ecmaVersion: 5, sourceType: 'script' } as const
  expect(new Linter().verify(source, { languageOptions })).toEqual([])
  expect(new Linter().verify('const x = () => 1', { languageOptions })).toHaveLength(1)
})
