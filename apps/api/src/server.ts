import closeWithGrace from 'close-with-grace'
import { buildApp } from './buildApp.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/openDatabase.ts'
import { provideDatabase } from './database/provideDatabase.ts'
import { seedWhenEmpty } from './seed/seedWhenEmpty.ts'
import { readSettings } from './settings/readSettings.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const start = async (): Promise<void> => {
  const settings = readSettings(process.env)
  const provided = await provideDatabase(settings)
  await migrate(provided.url)
  const database = openDatabase(provided.url)
  let isStopping = false
  const app = await buildApp({ ...settings, isStopping: () => isStopping }, database)
  const stop = async (): Promise<void> => {
    isStopping = true
    await app.close()
    await database.close()
    await provided.release()
  }

  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after an error')
    await stop()
  })
  await seedWhenEmpty(database, settings, say)
  await app.listen({ host: settings.host, port: settings.port }).catch(async (error: Error) => {
    await stop()
    throw error
  })
  say(`api listens at http://${settings.host}:${settings.port}`)
}

start().catch((error: Error & { code?: string }) => {
  const text =
    error.code === 'EADDRINUSE'
      ? `The api's port is in use by another program. Stop it, or set PORT to a free port.`
      : error.message
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
