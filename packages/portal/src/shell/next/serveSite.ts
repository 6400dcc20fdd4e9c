import { createServer } from 'node:net'
import { explainListening } from '@inzrt/settings/explainListening'
import { mistakenNames } from '@inzrt/settings/mistakenNames'
import { writeError } from '@inzrt/settings/writeError'
import { readSettings, SiteSettings } from '../settings/readSettings.ts'
import { manageSite } from './manageSite.ts'

/** Written in when this is built for a site. */
declare const SITE_PORT: number

/** Whether one can listen there, asked before Next: it ends with an error that names no setting. */
const tryListening = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => reject(explainListening(error, { host, port })))
    server.listen(port, host, () => server.close(() => resolve()))
  })

try {
  const {
    HOST,
    PORT = SITE_PORT,
    MANAGEMENT_HOST,
    MANAGEMENT_PORT,
    RELEASE = null,
    TRACES_URL,
  } = readSettings(process.env)
  for (const line of mistakenNames(Object.keys(SiteSettings.shape), process.env)) writeError(line)
  await tryListening(HOST, PORT)
  if (MANAGEMENT_PORT) {
    await tryListening(MANAGEMENT_HOST, MANAGEMENT_PORT)
    await manageSite(
      { host: MANAGEMENT_HOST, port: MANAGEMENT_PORT },
      { host: HOST, port: PORT },
      RELEASE,
    )
  }
  if (TRACES_URL) {
    // Read only where somebody collects traces.
    const { traceSite } = await import('./traceSite.ts')
    traceSite(TRACES_URL, RELEASE)
  }
  // Next's own server reads these two; without them it would listen to the network, past the bff.
  process.env.HOSTNAME = HOST
  process.env.PORT = String(PORT)
} catch (error) {
  writeError((error as Error).message)
  process.exit(1)
}

// Beside the built file.
await import('./next-server.js' as string)
