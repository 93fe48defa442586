type Artifact = { readonly type: string; readonly source: string }
type Bundle = string | { readonly artifacts: readonly Artifact[] }
type Serialize = (...args: unknown[]) => Promise<Bundle>

const withHint = require('../../scripts/compile-hint.cjs') as (serialize: Serialize) => Serialize

const serializedFor = (platform: string, bundle: Bundle) =>
  withHint(() => Promise.resolve(bundle))('', [], { transformOptions: { platform } }, {})

const MAP = JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings: 'AACA' })
const BUNDLE = {
  artifacts: [
    { type: 'js', source: 'a()' },
    { type: 'map', source: MAP },
    { type: 'css', source: 'b {}' },
  ],
}

test('what is exported for browsers asks to be compiled while it is fetched', async () => {
  const { artifacts } = (await serializedFor('web', BUNDLE)) as typeof BUNDLE
  expect(artifacts[0]!.source).toBe('//# allFunctionsCalledOnLoad\na()')
  expect(artifacts[2]).toEqual(BUNDLE.artifacts[2])
})

test('a map still leads from the code to its source', async () => {
  const { artifacts } = (await serializedFor('web', BUNDLE)) as typeof BUNDLE
  // A `;` for each line above it, as the format of source maps has it.
  expect(JSON.parse(artifacts[1]!.source)).toEqual({ ...JSON.parse(MAP), mappings: ';AACA' })
})

test('what phones get, and what is served while the app is developed, is left alone', async () => {
  expect(await serializedFor('android', BUNDLE)).toBe(BUNDLE)
  expect(await serializedFor('web', 'a()')).toBe('a()')
})
