import { parseArgs } from 'node:util'
import { copyFolder } from '../catalogue/images/copyFolder.ts'
import { createS3Originals } from '../catalogue/images/s3/createS3Originals.ts'
import { readSettings } from '../start/settings/readSettings.ts'
import { runCommand } from './runCommand.ts'

const USAGE =
  'S3_ENDPOINT=… S3_BUCKET=… S3_ACCESS_KEY=… S3_SECRET_KEY=… node src/cli/copyPictures.ts [--only-missing]'

await runCommand(USAGE, async () => {
  const { values } = parseArgs({ options: { 'only-missing': { type: 'boolean' } } })
  const { store, imagesDir } = readSettings(process.env)
  if (!store)
    throw new Error(`The bucket that ${imagesDir} is to be copied into must be set.\n${USAGE}`)
  const { copied, kept } = await copyFolder(imagesDir, createS3Originals(store), {
    onlyMissing: values['only-missing'] ?? false,
    report: console.log,
  })
  console.log(`${copied} files copied, ${kept} were there.`)
})
