import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const sizeOf = async (from: string, name: string, resolveDir: string): Promise<number> => {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${name} } from '${from}'`, resolveDir },
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    write: false,
  })

  return gzipSync(outputFiles[0]?.contents ?? '').length
}

/**
 * What each name costs a page that uses nothing else of its package: bytes, minified and compressed.
 * @param entries paths to import from, with the names wanted of each
 */
export const functionSizes = async (
  entries: ReadonlyMap<string, readonly string[]>,
  resolveDir: string,
): Promise<ReadonlyMap<string, number>> => {
  const sizes = new Map<string, number>()
  for (const [from, names] of entries)
    for (const name of names) sizes.set(name, await sizeOf(from, name, resolveDir))

  return sizes
}
