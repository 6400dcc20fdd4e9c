import type { RequestListener } from 'node:http'

const page = (text: string): string =>
  `<!DOCTYPE html><html lang="cs"><head><title>t</title></head><body><main>${text}</main><script>self.__next_f.push([1,"x"])</script></body></html>`

/** A shell that draws every page at once, its own address in it, and its page of what is missing. */
export const drawsPages =
  (site: string): RequestListener =>
  ({ url = '' }, response) => {
    const isMissing = url.startsWith('/_not-found')
    const isScript = url.startsWith('/_next/static/')
    response.writeHead(isMissing ? 404 : 200, {
      'content-type': isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8',
    })
    response.end(isScript ? 'let a = 1' : page(`${site} ${encodeURIComponent(url)}`))
  }

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)

/** An API that knows every slug and has every picture. */
export const answersCalls: RequestListener = ({ url = '' }, response) => {
  const isPicture = url.startsWith('/api/image/')
  const body = isPicture ? PICTURE : Buffer.from('{"data":[]}')
  response.writeHead(200, {
    'content-type': isPicture ? 'image/png' : 'application/json; charset=utf-8',
    'content-length': body.length,
  })
  response.end(body)
}
