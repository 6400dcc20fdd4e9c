/** Letters that spreadsheets write between 128 and 159 where older programs have nothing: š, ť, ž, dashes, quotes. */
const WINDOWS_ONLY = /[\x80-\x9f]/
/** Š and š of those programs; in the other they would be © before a small letter, and the Polish ą. */
const ISO_ONLY = /\xb9|\xa9[a-z]/

/** Tells of each piece whether it goes on as UTF-8 does; without a piece, whether the text may end here. */
const utf8Reader = () => {
  const decoder = new TextDecoder('utf-8', { fatal: true })

  return (piece?: Buffer): boolean => {
    try {
      decoder.decode(piece, { stream: piece !== undefined })

      return true
    } catch {
      return false
    }
  }
}

/**
 * How the letters of a file are written: spreadsheets write UTF-8 or what Windows calls 1250, programs of sellers also
 * ISO 8859-2. What a file says of itself is not asked, it is wrong too often.
 */
export const encodingOf = async (pieces: AsyncIterable<Buffer>): Promise<string> => {
  const readsOn = utf8Reader()
  let isUtf8 = true
  let isWindows = false
  let isIso = false
  for await (const piece of pieces) {
    isUtf8 &&= readsOn(piece)
    if (!isWindows) {
      const letters = piece.toString('latin1')
      isWindows = WINDOWS_ONLY.test(letters)
      isIso ||= ISO_ONLY.test(letters)
    }
    if (isWindows && !isUtf8) return 'windows-1250'
  }
  if (isUtf8 && readsOn()) return 'utf-8'

  return isIso && !isWindows ? 'iso-8859-2' : 'windows-1250'
}
