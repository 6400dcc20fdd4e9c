import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { createOriginals } from '../../apps/api/src/catalogue/images/createOriginals.ts'
import {
  bombPictures,
  type HostileFile,
  hostilePictures,
} from '../../apps/api/src/test/hostilePictures.ts'
import { mutatePhotos } from '../../apps/api/src/test/mutatePhotos.ts'
import { PLANTED } from '../../apps/api/src/test/plantedPhotos.ts'
import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { memoryMb } from '../support/memoryMb.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { watchChildren } from '../support/watchChildren.ts'
import { type Sent, sendFile } from './support/sendFile.ts'
import { startAdvertising } from './support/startAdvertising.ts'

const SEED = 20
const MUTANTS = wanted(5_000)
const AT_ONCE = 2
const LONGEST_MS = 1_000
const MOST_MB = 250
const REFUSALS = [413, 415, 422]

const advertising = await startAdvertising()
const idleMb = memoryMb(advertising.api().pid)
const decoding = watchChildren(advertising.api().pid)
const files: HostileFile[] = [
  ...(await hostilePictures()),
  ...(await bombPictures()),
  ...(await mutatePhotos(MUTANTS, SEED)),
]
const sent: Sent[] = []
const waiting = [...files]
const send = async (): Promise<void> => {
  for (let file = waiting.shift(); file; file = waiting.shift())
    sent.push(await sendFile(advertising.url, file.bytes))
}
await Promise.all(Array.from({ length: AT_ONCE }, send))

const { imagesDir } = advertising.settings
let kept = 0
let foreign = 0
let withMetadata = 0
for await (const { path } of createOriginals(imagesDir).list()) {
  const bytes = await readFile(imagesDir + path)
  const { format, exif, xmp, iptc } = await sharp(bytes).metadata()
  kept += 1
  foreign += Number(format !== 'jpeg')
  withMetadata += Number(Boolean(exif ?? xmp ?? iptc) || bytes.includes(PLANTED))
}
const mostMb = memoryMb(advertising.api().pid)
decoding.stop()
const crashes = Number(advertising.api().hasExited())
await advertising.stop()
const times = sent.map(({ ms }) => ms).toSorted((one, other) => one - other)

reportAttack('advertising-pictures', {
  title: 'Files that are no photos',
  seed: SEED,
  method: [
    `${files.length - MUTANTS} files of two formats, torn, lying about their size, or swollen once decoded, and ${MUTANTS} damaged photos, ${AT_ONCE} at a time; what was kept is read again from the pictures’ folder.`,
  ],
  verdicts: [
    shown('kept as photos', sent.filter(({ status }) => status === 201).length),
    shown('refused in words', sent.filter(({ status }) => REFUSALS.includes(status)).length),
    atMost(
      'answered otherwise, or not at all',
      sent.filter(({ status }) => status !== 201 && !REFUSALS.includes(status)).length,
      0,
    ),
    atMost('crashes', crashes, 0),
    shown('answer, half of them', times[Math.floor(times.length / 2)] ?? 0, 'ms'),
    atMost('answer, longest', times.at(-1) ?? 0, LONGEST_MS, 'ms'),
    shown('memory of the api before', idleMb, 'MB'),
    atMost('memory of the api at most', mostMb, MOST_MB, 'MB'),
    atMost('memory of a process that decodes, at most', decoding.mostMb(), MOST_MB, 'MB'),
    shown('processes that decoded', decoding.seen()),
    atLeast('photos in the folder', kept, 1),
    atMost('of them not JPEG of our own', foreign, 0),
    atMost('of them with metadata', withMetadata, 0),
  ],
})
process.exit()
