import { truncate } from '../text/truncate.ts'

/**
 * As many whole words of a text as fit, without a mark where it is cut.
 * @param room characters there is room for
 * @example cutToWords('Prodám dětské kolo', 15) // 'Prodám dětské'
 */
export const cutToWords = (text: string, room: number): string => {
  const cut = truncate(text, room)

  return cut === text ? text : cut.replace(/[\s,;:–-]+\S*$/u, '')
}
