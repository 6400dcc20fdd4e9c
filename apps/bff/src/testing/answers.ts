import type { RequestListener } from 'node:http'

/** An answer with a page of a shell: a head, an inline script as Next writes it, a body. */
export const pageAnswer =
  (text: string | ((url: string) => string)): RequestListener =>
  (request, response) => {
    const url = request.url ?? ''
    const shown = typeof text === 'string' ? text : text(url)
    response.writeHead(url === '/_not-found' ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
    })
    response.end(
      `<!DOCTYPE html><html lang="cs"><head><title>t</title></head><body><main>${shown}</main><script>self.__next_f.push([1,"x"])</script></body></html>`,
    )
  }

export const jsonAnswer =
  (value: unknown, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    response.end(JSON.stringify(value))
  }
