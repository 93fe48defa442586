import { transformAsync } from '@babel/core'
import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('main.ts', import.meta.url))

/** The scenarios and the engine as one script. */
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

/** Hermes parses neither classes nor variables of one block, and Babel alone can take both out. */
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
