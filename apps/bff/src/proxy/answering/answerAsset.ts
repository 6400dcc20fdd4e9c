import { extname, join } from 'node:path'
import { refuse } from '../../answers/refuse.ts'
import { readKeptAsset } from '../../assets/readKeptAsset.ts'
import { CLOSED_POLICY } from '../../headers/securityHeaders.ts'
import { shellRequestHeaders } from '../../headers/shellRequestHeaders.ts'
import { CachedPage, type PageContent } from '../../pages/CachedPage.ts'
import { UpstreamFailure } from '../../upstream/UpstreamFailure.ts'
import type { ProxyParts } from '../ProxyParts.ts'
import type { RequestContext } from '../RequestContext.ts'
import { sendPage } from './answerPage.ts'
import { askPacked, SUFFIXES } from './askPacked.ts'

const TEXT = /^(application|text)\/(javascript|css|json|plain)\b|^image\/svg\+xml\b/
const BINARY = /^(font\/(woff2?|ttf)|image\/(png|webp|avif|jpeg|gif|x-icon|vnd\.microsoft\.icon))$/

/** Types of files that were kept, which no shell names any more. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.txt': 'text/plain; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
}

type File = Readonly<{
  type: string
  body: Buffer
  packed: NonNullable<PageContent['packed']>
}>

/** Files of a build never change, so they are compressed as well as can be when it is made. */
const toPage = ({ type, body, packed }: File, keptAt: number): CachedPage => {
  if (!TEXT.test(type) && !BINARY.test(type)) throw new UpstreamFailure('unusable')

  return new CachedPage(
    {
      status: 200,
      headers: [
        ...['Content-Type', type, 'Content-Security-Policy', CLOSED_POLICY],
        ...['Cache-Control', 'public, max-age=31536000, immutable'],
      ],
      body,
      compressible: TEXT.test(type),
      packed,
    },
    keptAt,
  )
}

type Site = 'general' | 'adult'

const askShell = async (
  { route, client, path, id, cancellation }: RequestContext,
  shell: ProxyParts['shells'][Site],
): Promise<File | null> => {
  const headers = shellRequestHeaders('*/*', id)
  const request = { route, client, method: 'GET' as const, path, headers }
  const answer = await shell.ask(request, cancellation)
  if (answer.status !== 200) return null

  return {
    type: String(answer.headers['content-type'] ?? ''),
    body: answer.body,
    packed: (encoding) => askPacked(shell, request, encoding),
  }
}

/** While a release is put out a page comes from one build, and what it asks for meets a machine with the other. */
const readKept = async (folder: string, path: string): Promise<File | null> => {
  const type = TYPES[extname(path)]
  const body = type ? await readKeptAsset(folder, path) : null

  return type && body
    ? { type, body, packed: (encoding) => readKeptAsset(folder, path + SUFFIXES[encoding]) }
    : null
}

/** A file of the shell's build: from memory, or once from the shell, or from the builds that are kept. */
export const answerAsset = async (
  context: RequestContext,
  site: Site,
  { assets, shells, config, now }: ProxyParts,
): Promise<void> => {
  const key = `${site} ${context.path}`
  const kept = assets.get(key)
  if (kept) return sendPage(context, { page: kept, ageMs: 0, state: 'hit' })

  const { assetsDir, supportEmail } = config
  const file =
    (await askShell(context, shells[site])) ??
    (assetsDir && (await readKept(join(assetsDir, site), context.path)))
  if (!file) return refuse(context, 404, { supportEmail })

  const page = toPage(file, now())
  assets.set(key, page)
  return sendPage(context, { page, ageMs: 0, state: 'miss' })
}
