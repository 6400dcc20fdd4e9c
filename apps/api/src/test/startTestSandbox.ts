import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productSettings } from '@inzrt/sandbox/settings/productSettings'
import { readSettings } from '@inzrt/sandbox/settings/readSettings'
import { startSandbox } from '@inzrt/sandbox/startSandbox'
import { freePort } from '../../../../scripts/testing/freePort.ts'
import { INTERNAL_KEY } from './secrets.ts'

type Json = { data: Record<string, string>[] }

/** Everybody outside the product, for an api that will listen at a port. */
export const startTestSandbox = async (apiPort: number) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'inzrt-outside-'))
  const [port, smtpPort, inletPort] = [await freePort(), await freePort(), await freePort()]
  const sandbox = await startSandbox(
    readSettings({
      PORT: String(port),
      SMTP_PORT: String(smtpPort),
      MAIL_INLET_PORT: String(inletPort),
      DATA_DIR: dataDir,
      API_URL: `http://127.0.0.1:${apiPort}`,
      INTERNAL_KEY,
      SMS_HOOK_URL: `http://127.0.0.1:${apiPort}/api/hooks/sms/sandbox`,
    }),
  )
  const send = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  const listOf = async (path: string, to: string) => {
    const answer = await send(`${path}?${new URLSearchParams({ to })}`)

    return ((await answer.json()) as Json).data
  }

  return {
    /** What the api is told, so that everybody outside it is this sandbox. */
    settings: productSettings({ dataDir, port, smtpPort, inletPort }).api,
    send,
    post: (path: string, body: object) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    lettersTo: (to: string) => listOf('/mail.json', to),
    textsTo: (to: string) => listOf('/sms.json', to),
    stop: async (): Promise<void> => {
      await sandbox.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
