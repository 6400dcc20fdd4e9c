import { createServer } from 'node:http'
import { withChanges } from '../../support/withChanges.ts'
import { html } from './html.ts'

/** A stand-in for shell and api: how long drawing takes does not matter to a page that is kept. */
createServer(
  withChanges((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  }),
).listen(Number(process.env.PORT), '127.0.0.1')
