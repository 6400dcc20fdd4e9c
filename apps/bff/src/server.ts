import closeWithGrace from 'close-with-grace'
import { createApp } from './app/createApp.ts'
import { createContext } from './app/createContext.ts'
import { readConfig } from './config/readConfig.ts'
import { createLog } from './operations/createLog.ts'

const LONGEST_DRAIN_MS = 9000

const config = readConfig(process.env)
const log = createLog(config.logLevel)
const app = await createApp(createContext(config, log))

await app.listen({ host: config.host, port: config.port })
log.event(`listening on ${config.host}:${config.port}`)

closeWithGrace({ delay: LONGEST_DRAIN_MS, logger: false }, async ({ err, signal }) => {
  log.event(err ? `stopping after ${err.name}` : `stopping on ${signal ?? 'request'}`)
  await app.close()
})
