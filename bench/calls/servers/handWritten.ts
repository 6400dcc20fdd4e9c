import { createServer } from 'node:http'
import { Pool } from 'undici'

const pool = new Pool(process.env.API_URL ?? '', { connections: 128 })

/** The limit in Node: undici's dispatch and nothing else, no guard, no header of ours. */
createServer((request, response) => {
  pool.dispatch(
    { path: request.url ?? '/', method: 'GET', headers: { accept: 'application/json' } },
    {
      onRequestStart: () => undefined,
      onResponseStart: (_, status, headers) => {
        response.writeHead(status, headers)
      },
      onResponseData: (_, chunk) => {
        response.write(chunk)
      },
      onResponseEnd: () => {
        response.end()
      },
      onResponseError: () => {
        response.destroy()
      },
    },
  )
}).listen(Number(process.env.PORT), '127.0.0.1')
