import { readFileSync } from 'node:fs'
import type { Environment } from './Environment.ts'

/** Ends the name of the variable that says which file a setting is in. */
export const FILE_SUFFIX = '_FILE'

type Read = Readonly<{ environment: Environment; faults: readonly string[] }>

const readOne = (name: string, environment: Environment): Read => {
  const variable = `${name}${FILE_SUFFIX}`
  const file = environment[variable]
  if (file === undefined) return { environment: {}, faults: [] }
  if (environment[name] !== undefined)
    return { environment: {}, faults: [`${name} and ${variable} exclude each other`] }
  try {
    // Editors and `echo` end a file with a line break, which nobody means.
    return { environment: { [name]: readFileSync(file, 'utf8').replace(/\r?\n$/, '') }, faults: [] }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException

    return {
      environment: {},
      faults: [`${variable} must name a file that this process may read (${code})`],
    }
  }
}

/**
 * The environment with the settings that are given as files: `NAME_FILE` names the file whose text is `NAME`.
 * Secrets come so, which an environment would tell to every child process and to who looks at a container.
 * @example readFiles(['INTERNAL_KEY'], { INTERNAL_KEY_FILE: '/run/secrets/INTERNAL_KEY' })
 */
export const readFiles = (names: readonly string[], environment: Environment): Read => {
  const read = names
    .filter((name) => !names.includes(`${name}${FILE_SUFFIX}`))
    .map((name) => readOne(name, environment))

  return {
    environment: Object.assign({ ...environment }, ...read.map((one) => one.environment)),
    faults: read.flatMap(({ faults }) => faults),
  }
}
