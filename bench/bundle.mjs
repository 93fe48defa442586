import { transformAsync } from '@babel/core'
import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('main.ts', import.meta.url))

/** Bundles the scenarios and the engine into one script. */
async function bundle(target) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target,
  })
  return outputFiles[0].text
}

export const bundleForNode = () => bundle('node20')

/** Hermes parses neither classes nor block-scoped variables; only Babel can compile both away. */
export async function bundleForHermes() {
  const { code } = await transformAsync(await bundle('es2020'), {
    configFile: false,
    babelrc: false,
    compact: false,
    sourceType: 'script',
    presets: [
      [
        '@babel/preset-env',
        {
          targets: { node: '14' },
          include: ['transform-classes', 'transform-block-scoping'],
        },
      ],
    ],
  })
  return code
}
