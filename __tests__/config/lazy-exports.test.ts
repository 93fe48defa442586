import { transformSync } from '@babel/core'

const CODE = `export { default as One } from './one'
export { default as Two } from './two'`

test('a file that hands on others runs each when its name is first asked for', () => {
  const plugins = [require.resolve('../../scripts/lazy-exports.cjs')]
  const { code } = transformSync(CODE, { configFile: false, plugins })!
  const run: string[] = []
  const load = (path: string) => {
    run.push(path)
    return { default: `what ${path} exports` }
  }
  const exported: Record<string, unknown> = {}
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- it is our code
  new Function('exports', 'require', code!)(exported, load)
  expect(Object.keys(exported)).toEqual(['One', 'Two'])
  expect(run).toEqual([])
  expect(exported.Two).toBe('what ./two exports')
  expect(run).toEqual(['./two'])
})
