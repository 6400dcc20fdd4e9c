import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Too large, and of too many parts, to be installed with the project: npm brings it when it is asked for. */
export const LIGHTHOUSE = 'lighthouse@13.5.0'

const AGE_COOKIE = '{"Cookie":"age-verified=1"}'
const MOST_OUTPUT = 64 * 1024 * 1024
const run = promisify(execFile)

export type Scores = Readonly<Record<string, number>>

type LighthouseReport = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string }>
  >
}

/** Scores of a page from 0 to 100, a category each, and the titles of what cost points. */
export const runLighthouse = async (url: string, chromium: string) => {
  const { stdout } = await run(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
      ...['--output=json', '--quiet', `--extra-headers=${AGE_COOKIE}`],
      `--chrome-flags=--headless=new ${process.getuid?.() === 0 ? '--no-sandbox' : ''}`,
    ],
    { maxBuffer: MOST_OUTPUT, env: { ...process.env, CHROME_PATH: chromium } },
  )
  const { categories, audits }: LighthouseReport = JSON.parse(stdout)
  const scores: Scores = Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  )
  const weak = Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title }) => title)

  return { scores, weak }
}
