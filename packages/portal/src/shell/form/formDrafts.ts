import { windowMemory } from '../memory/windowMemory.ts'

const KEY = 'unsent-forms'

type Drafts = Readonly<Record<string, object>>

const readAll = (): Drafts => {
  try {
    return JSON.parse(windowMemory.read(KEY) ?? '{}')
  } catch {
    return {}
  }
}

const keep = (drafts: Drafts): void =>
  windowMemory.write(KEY, Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null)

/**
 * What is written into forms that can be closed or reloaded without being sent. Kept as long as the window, so
 * that one opened again goes on where it was left.
 */
export const formDrafts = {
  read: <Values extends object>(key: string): Partial<Values> =>
    (readAll()[key] as Partial<Values> | undefined) ?? {},
  write: (key: string, values: object): void => keep({ ...readAll(), [key]: values }),
  forget: (key: string): void => {
    const { [key]: _, ...others } = readAll()
    keep(others)
  },
}
