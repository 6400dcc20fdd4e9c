import { createServer } from 'node:http'
import { withChanges } from '../../support/withChanges.ts'
import { answer } from './answer.ts'

/** The cheapest API there can be: what a forwarder costs must not drown in it. */
createServer(
  withChanges((_, response) => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': answer.length,
    })
    response.end(answer)
  }),
).listen(Number(process.env.PORT), '127.0.0.1')
