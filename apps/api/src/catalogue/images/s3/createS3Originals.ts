import { type KeptFile, type Originals, UPLOADED } from '../Originals.ts'
import { createAskS3, type S3Settings } from './createAskS3.ts'

const textOf = (xml: string, tag: string): string =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? ''

const filesOf = (page: string): KeptFile[] =>
  page
    .split('<Contents>')
    .slice(1)
    .map((entry) => ({
      path: `/${textOf(entry, 'Key')}`,
      changedAt: new Date(textOf(entry, 'LastModified')),
    }))
    .filter(({ path }) => UPLOADED.test(path))

/** Files in a bucket of a store that speaks S3, asked for by path: `endpoint/bucket/path`. */
export const createS3Originals = (settings: S3Settings, now?: () => number): Originals => {
  const askS3 = createAskS3(settings, now)

  return {
    async write(path, body) {
      const { status } = await askS3({ method: 'PUT', path, body })
      if (status === 404) throw new Error(`The store has no bucket ${settings.bucket}`)
    },

    async find(path) {
      const { status, headers } = await askS3({ method: 'HEAD', path })
      if (status === 404) return null

      return {
        version: `${headers.get('etag')}`.replace(/[^\w-]/g, ''),
        read: async () => {
          const answer = await askS3({ method: 'GET', path })
          if (answer.status === 404) throw new Error(`The store has no ${path}`)

          return Buffer.from(await answer.arrayBuffer())
        },
      }
    },

    async remove(path) {
      const answer = await askS3({ method: 'DELETE', path })
      await answer.body?.cancel()
    },

    async *list() {
      let next = ''
      do {
        const query = { 'list-type': '2', ...(next && { 'continuation-token': next }) }
        const page = await (await askS3({ method: 'GET', query })).text()
        yield* filesOf(page)
        next = textOf(page, 'NextContinuationToken')
      } while (next)
    },

    // The store keeps a file once it has all of it.
    sweep: () => Promise.resolve(),
  }
}
