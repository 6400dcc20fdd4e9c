/**
 * What another service answered, or `undefined` when it is longer than so many bytes: what would come beyond them is
 * neither waited for nor held.
 */
export const readTextUpTo = async (
  answer: Response,
  mostBytes: number,
): Promise<string | undefined> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.length
    if (length > mostBytes) return
    chunks.push(chunk)
  }

  return Buffer.concat(chunks).toString()
}
