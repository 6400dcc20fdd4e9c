import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sandboxArgs } from '../../scripts/stack/sandboxArgs.ts'

/** Too large, and of too many parts, to be installed with the project: npm brings it when it is asked for. */
export const LIGHTHOUSE = 'lighthouse@13.5.0'

const CATEGORIES = 'performance,accessibility,best-practices,seo'
const AGE_COOKIE = '{"Cookie":"age-verified=1"}'
const MOST_OUTPUT = 64 * 1024 * 1024
/** Now and then the browser gives Lighthouse no trace; that says nothing about the page. */
const ATTEMPTS = 3
const GOOD = 0.9
const run = promisify(execFile)

type Audit = {
  readonly title: string
  readonly score: number | null
  readonly details?: { readonly items?: readonly { readonly description?: string }[] }
}

type LighthouseReport = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, Audit>>
}

export type Findings = {
  /** Points of each category, up to 100. */
  readonly scores: Readonly<Record<string, number>>
  /** What cost points. */
  readonly weak: readonly string[]
}

const audit = async (url: string, chromium: string): Promise<LighthouseReport> => {
  const { stdout } = await run(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
      ...[
        '--output=json',
        '--quiet',
        `--only-categories=${CATEGORIES}`,
        `--extra-headers=${AGE_COOKIE}`,
      ],
      `--chrome-flags=${['--headless=new', ...sandboxArgs].join(' ')}`,
    ],
    { maxBuffer: MOST_OUTPUT, env: { ...process.env, CHROME_PATH: chromium } },
  )

  return JSON.parse(stdout)
}

const auditAgain = async (
  url: string,
  chromium: string,
  attempts = ATTEMPTS,
): Promise<LighthouseReport> => {
  try {
    return await audit(url, chromium)
  } catch (error) {
    if (attempts <= 1) throw new Error(`Lighthouse cannot judge ${url}.`, { cause: error })
    return auditAgain(url, chromium, attempts - 1)
  }
}

const nameWeakness = ({ title, details }: Audit): string =>
  [title, details?.items?.[0]?.description].filter(Boolean).join(': ')

/** What Lighthouse thinks of a page. */
export const runLighthouse = async (url: string, chromium: string): Promise<Findings> => {
  const { categories, audits } = await auditAgain(url, chromium)

  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    weak: Object.values(audits)
      .filter(({ score }) => score !== null && score < GOOD)
      .map(nameWeakness),
  }
}
