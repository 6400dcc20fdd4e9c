import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { html } from './html.ts'

const body = brotliCompressSync(html)
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': body.length,
}

/** The floor: Node's server, no checks, no headers but the needed, one buffer. */
createServer((_, response) => {
  response.writeHead(200, headers).end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
