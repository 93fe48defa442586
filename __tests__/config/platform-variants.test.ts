import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')
const VARIANT = /\.(android|ios|web)(?=\.tsx?$)/

const variants = ['app', 'components', 'device', 'state'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => VARIANT.test(path))
    .map((path) => join(folder, path)),
)

// Metro looks for every name that ends with .ts before one that ends with .tsx: a variant with the other
// ending would never be used.
test('a variant for a platform ends like the file that it stands in for', () => {
  expect(variants.length).toBeGreaterThan(10)
  const strays = variants.filter((path) => !existsSync(join(ROOT, path.replace(VARIANT, ''))))
  expect(strays).toEqual([])
})
