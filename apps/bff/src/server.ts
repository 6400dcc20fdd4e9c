import { setTimeout as pause } from 'node:timers/promises'
import { explainListening } from '@inzrt/settings/explainListening'
import { mistakenNames } from '@inzrt/settings/mistakenNames'
import { prepareFolder } from '@inzrt/settings/prepareFolder'
import { writeError } from '@inzrt/settings/writeError'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app/createApp.ts'
import { createProxyParts } from './app/createProxyParts.ts'
import { readConfig } from './config/readConfig.ts'
import { Settings } from './config/Settings.ts'
import { createLog } from './operations/createLog.ts'
import { createManagement } from './operations/createManagement.ts'
import { keepWarm } from './warmth/keepWarm.ts'

const LONGEST_CLOSE_MS = 9_000

const listen = (app: FastifyInstance, { host, port }: Readonly<{ host: string; port: number }>) =>
  app.listen({ host, port }).catch((error) => {
    throw explainListening(error, { host, port })
  })

try {
  const config = readConfig(process.env)
  for (const line of mistakenNames(Object.keys(Settings.shape), process.env)) writeError(line)
  prepareFolder('DATA_DIR', config.dataDir)
  const log = createLog(config)
  // Loaded only where somebody collects traces.
  const tracer = config.traces
    ? (await import('@inzrt/telemetry/traces/createTracer')).createTracer({
        service: 'bff',
        release: config.release,
        ...config.traces,
      })
    : null
  const parts = createProxyParts(config, log, { tracer })
  const app = await createApp(parts)

  // With a time to drain there is a balancer, which goes by its readiness.
  const isBalanced = config.drainMs > 0
  parts.lifecycle.warming = isBalanced
  await listen(app, config)
  const management = config.management && createManagement(parts)
  if (management && config.management) await listen(management, config.management)
  const contactKnown = parts.changes.start()
  const stopWarmth = isBalanced ? keepWarm(parts, contactKnown) : null
  log.event(`listening on ${config.host}:${config.port}`)

  const delay = config.drainMs + LONGEST_CLOSE_MS
  closeWithGrace({ delay, logger: false }, async ({ err, signal }) => {
    log.event(err ? `stopping after ${err.name}` : `stopping on ${signal ?? 'request'}`)
    parts.lifecycle.draining = true
    // A balancer has to see it first, or it goes on sending visitors to a closed port.
    if (!err) await pause(config.drainMs)
    await stopWarmth?.()
    await app.close()
    await management?.close()
    await tracer?.close()
  })
} catch (error) {
  writeError((error as Error).message)
  process.exit(1)
}
