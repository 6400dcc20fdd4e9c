import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../../scripts/stack/settings.ts'
import { readClientManifest } from './readClientManifest.ts'

const MANIFEST = '/page_client-reference-manifest.js'
/** Drawn instead of a page, not with it. */
const NOT_A_PAGE = /^_/
const INSTEAD_OF_A_PAGE = /\/global-not-found$/

export type PageSize = {
  readonly site: string
  readonly page: string
  /** JavaScript of the page's first load, each file by brotli 11. */
  readonly brotliKb: number
}

const brotliKb = (path: string): number => brotliCompressSync(readFileSync(path)).length / 1024

/** First-load JavaScript of every page of a built site. */
export const measurePages = (site: 'general' | 'adult'): PageSize[] => {
  const build = `${root}apps/${site}/.next`
  const shared: string[] = JSON.parse(
    readFileSync(`${build}/build-manifest.json`, 'utf8'),
  ).rootMainFiles
  const sizes = new Map<string, number>()
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? brotliKb(`${build}/${file}`)
    sizes.set(file, size)
    return size
  }

  return globSync(`**${MANIFEST}`, { cwd: `${build}/server/app` })
    .map((file) => `/${file}`.slice(0, -MANIFEST.length).slice(1))
    .filter((page) => !NOT_A_PAGE.test(page))
    .sort()
    .map((page) => {
      const { entryJSFiles } = readClientManifest(`${build}/server/app/${page}${MANIFEST}`)
      const own = Object.entries(entryJSFiles)
        .filter(([entry]) => !INSTEAD_OF_A_PAGE.test(entry))
        .flatMap(([, files]) => files)
      const files = new Set([...shared, ...own])

      return { site, page: `/${page}`, brotliKb: [...files].map(sizeOf).reduce((a, b) => a + b, 0) }
    })
}
