import { template, transformSync, type NodePath, type PluginObj, type types } from '@babel/core'
import { buildSync } from 'esbuild'
import { resolve } from 'node:path'

/** Counts every turn of a loop, and every call of a function. */
const counter = (): PluginObj => ({
  visitor: {
    'Loop|Function'(path) {
      const counted: NodePath<types.Loop | types.Function> = path as NodePath<
        types.Loop | types.Function
      >
      counted.ensureBlock()
      const body = counted.get('body') as NodePath<types.BlockStatement>
      body.unshiftContainer('body', template.statement.ast`workDone++`)
    },
  },
})

/** A module, and the elementary work that it has done since that was last asked for. */
type Counted<M> = { readonly loaded: M; readonly takeWork: () => number }

/** Loads a module from its source with its work counted: unlike time it is the same on every machine. */
export function loadCounted<M>(file: string): Counted<M> {
  const { outputFiles } = buildSync({
    entryPoints: [resolve(__dirname, '../..', file)],
    ...{ bundle: true, write: false, format: 'cjs', platform: 'node' },
  })
  const { code } = transformSync(outputFiles[0]!.text, {
    ...{ configFile: false, babelrc: false, compact: false, plugins: [counter] },
  })!
  const module = { exports: {} as M }
  const body = `let workDone = 0\n${code}\nreturn () => { const done = workDone; workDone = 0; return done }`
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what was built just before
  const load = new Function('module', 'require', body) as (...given: unknown[]) => () => number
  const takeWork = load(module, require)
  return { loaded: module.exports, takeWork }
}

/** The most work between two rests, and what came out. */
export function longestStep<T>(
  work: Generator<unknown, T>,
  takeWork: () => number,
): { readonly longest: number; readonly result: T } {
  takeWork()
  for (let longest = 0; ;) {
    const step = work.next()
    longest = Math.max(longest, takeWork())
    if (step.done) return { longest, result: step.value }
  }
}
