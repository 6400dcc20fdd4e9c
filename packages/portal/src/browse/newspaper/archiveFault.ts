import type { ArchiveQuery } from './archiveQuery.ts'

/** The form takes no more; an address may. */
export const MOST_CHARS = 100

/** What keeps the archive from looking for something; nothing where nothing does. */
export const archiveFault = (
  { term, section }: ArchiveQuery,
  isSection: boolean,
): string | undefined => {
  if (section !== '' && !isSection) return 'Takovou rubriku noviny nemají.'
  if (term === '' && section === '') return 'Napište aspoň jedno slovo, nebo vyberte rubriku.'
  if (term.length > MOST_CHARS) return `Napište nejvýš ${MOST_CHARS} znaků.`
  if (term !== '' && !/[\p{L}\p{N}]/u.test(term)) return 'Napište aspoň jedno slovo.'
}
