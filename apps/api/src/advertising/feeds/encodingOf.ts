/** Letters that spreadsheets write between 128 and 159 where older programs have nothing: š, ť, ž, dashes, quotes. */
const WINDOWS_ONLY = /[\x80-\x9f]/
/** Š and š of those programs; in the other they would be © before a small letter, and the Polish ą. */
const ISO_ONLY = /\xb9|\xa9[a-z]/

const isUtf8 = async (pieces: AsyncIterable<Buffer>): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of pieces) decoder.decode(piece, { stream: true })
    decoder.decode()

    return true
  } catch {
    return false
  }
}

const isIso = async (pieces: AsyncIterable<Buffer>): Promise<boolean> => {
  let isSeen = false
  for await (const piece of pieces) {
    const letters = piece.toString('latin1')
    if (WINDOWS_ONLY.test(letters)) return false
    isSeen ||= ISO_ONLY.test(letters)
  }

  return isSeen
}

/**
 * How the letters of a file are written: spreadsheets write UTF-8 or what Windows calls 1250, programs of sellers also
 * ISO 8859-2. What a file says of itself is not asked, it is wrong too often.
 * @param read begins the file from its first piece
 */
export const encodingOf = async (read: () => AsyncIterable<Buffer>): Promise<string> => {
  if (await isUtf8(read())) return 'utf-8'

  return (await isIso(read())) ? 'iso-8859-2' : 'windows-1250'
}
