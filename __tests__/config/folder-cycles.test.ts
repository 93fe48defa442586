import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'

const ROOT = join(__dirname, '../..')
const FOLDERS = ['app', 'bench', 'components', 'device', 'engine', 'i18n', 'model', 'state']

/** A folder is imported by its index, which may lead to folders inside it that import its files. */
const WITH_INDEX = ['bench/scenarios', 'engine', 'i18n']

type Graph = ReadonlyMap<string, ReadonlySet<string>>

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))

/** The folder that an import leads to; undefined outside the tree. */
function folderOf(from: string, imported: string): string | undefined {
  const path = imported.startsWith('@/')
    ? imported.slice(2)
    : imported.startsWith('.')
      ? normalize(join(from, imported))
      : undefined
  if (path === undefined) return undefined
  return WITH_INDEX.includes(path) ? `${path}/index` : dirname(path)
}

function graphOf(sources: readonly (readonly [path: string, text: string])[]): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [path, text] of sources) {
    const folder = dirname(path)
    const isIndex = WITH_INDEX.includes(folder) && path.endsWith('/index.ts')
    const from = isIndex ? `${folder}/index` : folder
    const to = graph.get(from) ?? new Set()
    graph.set(from, to)
    for (const [, imported] of text.matchAll(/from '([^']+)'/g)) {
      const next = folderOf(folder, imported!)
      if (next !== undefined && next !== from) to.add(next)
    }
  }
  return graph
}

/** The first way round that leads from a folder back to itself. */
function cycleIn(graph: Graph): readonly string[] | undefined {
  const done = new Set<string>()
  const visit = (folder: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder]
    if (done.has(folder)) return undefined
    for (const next of graph.get(folder) ?? []) {
      const cycle = visit(next, [...path, folder])
      if (cycle) return cycle
    }
    done.add(folder)
    return undefined
  }
  for (const folder of graph.keys()) {
    const cycle = visit(folder, [])
    if (cycle) return cycle
  }
  return undefined
}

test('no folder imports another that leads back to it', () => {
  const sources = FOLDERS.flatMap(sourcesIn).map(
    (path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const,
  )
  expect(sources.length).toBeGreaterThan(200)
  expect(cycleIn(graphOf(sources))).toBeUndefined()
})

test('a cycle would be found', () => {
  const graph = graphOf([
    ['state/a/x.ts', "import { y } from '../b/y'"],
    ['state/b/y.ts', "import type { Z } from '@/state/c/z'"],
    ['state/c/z.ts', "export { x } from '../a/x'"],
  ])
  expect(cycleIn(graph)).toEqual(['state/a', 'state/b', 'state/c', 'state/a'])
})
