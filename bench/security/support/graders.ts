import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { benchDir } from '../../support/startServer.ts'
import { CERTIFICATE } from './startTls.ts'

/** Brought by npm when they are asked for: two hundred packages that nobody else needs. */
const OBSERVATORY = '@mdn/mdn-http-observatory'
export const GRADERS = { [OBSERVATORY]: '1.4.8', csp_evaluator: '1.1.8' } as const

const FOLDER = `${benchDir}/graders`
const MODULES = `${FOLDER}/node_modules`
const run = promisify(execFile)

/** Installs both graders beside the benchmarks' data, without running anything of theirs. */
export const installGraders = (): void => {
  mkdirSync(FOLDER, { recursive: true })
  if (!existsSync(`${MODULES}/csp_evaluator`)) {
    const wanted = Object.entries(GRADERS).map(([name, version]) => `${name}@${version}`)
    execFileSync('npm', [
      ...['install', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'],
      ...wanted,
    ])
  }
  // The list of preloaded hosts would be fetched; ours are not on it, and it only adds points.
  writeFileSync(`${MODULES}/${OBSERVATORY}/conf/hsts-preload.json`, '{}')
}

export type Grade = Readonly<{ grade: string; score: number; failed: readonly string[] }>

type Scan = {
  readonly error?: string
  readonly scan: { readonly grade: string; readonly score: number }
  readonly tests: Readonly<Record<string, { readonly pass: boolean }>>
}

/** What MDN's HTTP Observatory thinks of a host, `localhost:3131` for instance. */
export const gradeHost = async (host: string): Promise<Grade> => {
  const { stdout } = await run(process.execPath, [`${MODULES}/${OBSERVATORY}/src/scan.js`, host], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: CERTIFICATE },
  })
  const { error, scan, tests }: Scan = JSON.parse(stdout)
  if (error) throw new Error(`The Observatory cannot judge ${host}: ${error}`)

  const failed = Object.entries(tests).filter(([, { pass }]) => !pass)
  return { grade: scan.grade, score: scan.score, failed: failed.map(([name]) => name) }
}

type Finding = { readonly severity: number; readonly description: string }

/** Its scale of severity, on which less is worse: high 10, syntax 20, medium 30, then what may be. */
const MEDIUM = 30

/** Weaknesses of a policy of content that are at least of medium severity, in the evaluator's words. */
export const weaknessesOf = async (policy: string): Promise<string[]> => {
  const { CspEvaluator } = await import(`${MODULES}/csp_evaluator/dist/evaluator.js`)
  const { CspParser } = await import(`${MODULES}/csp_evaluator/dist/parser.js`)
  const findings: Finding[] = new CspEvaluator(new CspParser(policy).csp).evaluate()

  return findings.filter(({ severity }) => severity <= MEDIUM).map(({ description }) => description)
}
