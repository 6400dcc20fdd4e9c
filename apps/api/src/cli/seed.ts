import { seedWhenEmpty } from '../seed/seedWhenEmpty.ts'
import { prepareSchema } from '../start/prepareSchema.ts'
import { provideDatabase } from '../start/provideDatabase.ts'
import { readSettings } from '../start/settings/readSettings.ts'

const USAGE = 'node src/cli/seed.ts [number of ads, up to 1000000] [--replace]'

const settings = readSettings(process.env)
const words = process.argv.slice(2)
const count = Number(words.find((word) => /^\d+$/.test(word)) ?? settings.seedAds)
const provided = await provideDatabase(settings)
await prepareSchema(settings, provided.url)

const isMade = await seedWhenEmpty(provided.url, {
  count,
  imagesDir: settings.imagesDir,
  report: console.log,
  replaces: words.includes('--replace'),
})
if (!isMade) {
  console.error(`The database is not empty; --replace deletes what is there.\n${USAGE}`)
  process.exitCode = 1
}
await provided.release()
