import { transformSync } from '@babel/core'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../..')
const inExpo = (file: string) => join(root, 'node_modules/expo', file)

const bundled = (file: string, envName: string) =>
  transformSync('globalThis.x = 1', {
    filename: inExpo(file),
    cwd: root,
    envName,
    caller: { name: 'metro', platform: 'ios' } as never,
  })!.code

test('a release for phones has no streams of browsers, and everything else of Expo', () => {
  expect(bundled('virtual/streams.js', 'production')).toBe('')
  expect(bundled('virtual/streams.js', 'development')).toContain('x=1')
  expect(bundled('virtual/env.js', 'production')).toContain('x=1')
})

test('nothing that is there from the start asks for them: fetch is that of React Native', () => {
  const runtime = readFileSync(inExpo('src/winter/runtime.native.ts'), 'utf8')
  const whenAskedFor = /install\('Text(De|En)coderStream', \(\) => require/g
  expect(runtime.match(whenAskedFor)).toHaveLength(2)
  expect(runtime).toContain("process.env.EXPO_PUBLIC_USE_RN_FETCH === '1'")
  expect(readFileSync(join(root, '.env'), 'utf8')).toContain('EXPO_PUBLIC_USE_RN_FETCH=1')
})
