import { readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'
import { projectFiles } from './projectFiles.ts'

const PORTAL = 'packages/portal/src/'

/** Forms that no journey makes fail as a whole, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'shell/form/useForm': 'what they all are made of',
  'desk/records/RecordEditor': 'each kind of record is tried',
  'desk/intake/useIntake':
    'filled in, it is read back, and sent by the button there: its own journey has that fail',
}

/**
 * A form that a script sends: it holds its state, or is what an editor of records makes one of. One that the browser sends by
 * itself (`PlainForm`: watching a search without an account, ending it, writing without a script) has no state to lose
 * and no call to fail: the gateway answers it with its page, and tests of the gateway's forms try every answer.
 */
const FORM = /\buseForm[(<]|<form\b|^export const \w+Kind\b/m

const isSource = (file: string): boolean =>
  file.startsWith(PORTAL) && /\.tsx?$/.test(file) && !/\.(?:test|stories)\./.test(file)

const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8')

const nameOf = (file: string): string =>
  file.slice(PORTAL.length).replace(/(?:\.client)?\.tsx?$/, '')

/** Every form of the portal is made to fail in a journey, by its name: withstand of e2e tells the ways. */
export const triedForms = (): string[] => {
  const files = projectFiles()
  const journeys = files
    .filter((file) => file.startsWith('e2e/journeys/'))
    .map(read)
    .join('\n')

  return files
    .filter((file) => isSource(file) && FORM.test(read(file)))
    .map(nameOf)
    .filter((name) => !Object.hasOwn(OTHERWISE, name) && !journeys.includes(`'${name}'`))
    .map((name) => `${PORTAL}${name} is a form that no journey makes fail by withstand of e2e.`)
}
