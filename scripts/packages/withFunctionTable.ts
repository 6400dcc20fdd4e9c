import { root } from '../stack/settings.ts'
import { functionSizes } from './functionSizes.ts'
import { readManifest } from './packageReports.ts'
import { readPublic } from './readPublic.ts'
import { renderFunctions } from './renderFunctions.ts'

const SRC = `${root}packages/domain/src`
const [BEGIN, END] = ['<!-- made by npm run packages -->', '<!-- made until here -->']

/** The README of domain with the table of all it exports as its sources are now. */
export const withFunctionTable = async (readme: string): Promise<string> => {
  const entries = readPublic(readManifest('domain'), SRC, '.ts')
  const names = entries.map(
    ({ name, names }) =>
      [`./${name}.ts`, names.flatMap((each) => (each.isType ? [] : [each.name]))] as const,
  )
  const table = renderFunctions(entries, await functionSizes(new Map(names), SRC))
  const [before = '', after = ''] = [readme.split(BEGIN)[0], readme.split(END)[1]]

  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`
}
