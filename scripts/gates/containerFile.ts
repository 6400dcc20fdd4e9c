import { readFileSync } from 'node:fs'
import { IMAGES, type Image } from '../images/images.ts'
import { LEAN } from '../stack/lean.ts'
import { root } from '../stack/settings.ts'

const FILE = 'deploy/containers/Containerfile'

const FLAGS: Readonly<Record<Image, readonly string[]>> = {
  bff: LEAN.flags,
  api: LEAN.apiFlags,
  general: [],
  adult: [],
}

type Stage = Readonly<{ from: string; lines: readonly string[] }>

const readStages = (text: string): ReadonlyMap<string, Stage> =>
  new Map(
    text
      .split(/^(?=FROM )/m)
      .slice(1)
      .map((part) => {
        const [first = '', ...lines] = part.split('\n')
        const [, from = '', name = ''] = /^FROM (\S+) AS (\S+)$/.exec(first) ?? []

        return [name, { from, lines }]
      }),
  )

/** Lines of a stage after those of the stages it begins from. */
const linesOf = (stages: ReadonlyMap<string, Stage>, name: string): readonly string[] => {
  const stage = stages.get(name)

  return stage ? [...linesOf(stages, stage.from), ...stage.lines] : []
}

const imageFaults = (image: Image, lines: readonly string[]): string[] => {
  const last = (word: string) => lines.findLast((line) => line.startsWith(`${word} `)) ?? ''

  return [
    ...(/^USER [1-9]\d*:[1-9]\d*$/.test(last('USER')) ? [] : ['runs as root']),
    ...(last('STOPSIGNAL') === 'STOPSIGNAL SIGTERM' ? [] : ['is not stopped by SIGTERM']),
    ...(last('HEALTHCHECK') ? [] : ['has no HEALTHCHECK']),
    ...FLAGS[image]
      .filter((flag) => !last('ENTRYPOINT').includes(`"${flag}"`))
      .map((flag) => `does not start Node with ${flag}`),
  ]
}

/** Every image is a target that runs as a user, can be stopped and asked, and is only copied together. */
export const containerFile = (): string[] => {
  const stages = readStages(readFileSync(root + FILE, 'utf8'))
  const all = [...stages.values()].flatMap(({ lines }) => lines)

  return [
    ...all.filter((line) => /^RUN\b/.test(line)).map(() => 'runs a program while it is built'),
    ...IMAGES.flatMap((image) =>
      imageFaults(image, linesOf(stages, image)).map((fault) => `${image} ${fault}`),
    ),
  ].map((fault) => `${FILE}: ${fault}.`)
}
