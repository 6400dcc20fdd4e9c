import { type LogPosition, readLogPosition } from '@inzrt/contracts/wire/logPosition'

/** One server-sent event. */
export type ServerEvent = Readonly<{
  id: number
  event: string
  /** Up to where the database's log was written by then; null: no replica is read from. */
  at: LogPosition | null
  data: string
}>

/** An event is a line of text; what is longer is none. */
const LONGEST = 64 * 1024

const fieldOf = (lines: readonly string[], name: string): string =>
  lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''

const readEvent = (text: string): ServerEvent => {
  const lines = text.split('\n')

  return {
    id: Number(fieldOf(lines, 'id')),
    event: fieldOf(lines, 'event'),
    at: readLogPosition(fieldOf(lines, 'at')),
    data: fieldOf(lines, 'data'),
  }
}

/** Events of a stream as they come. */
export async function* readEvents(chunks: AsyncIterable<Buffer>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder()
  let held = ''
  for await (const chunk of chunks) {
    const parts = (held + decoder.decode(chunk, { stream: true })).split('\n\n')
    held = parts.pop() ?? ''
    if (held.length > LONGEST) return
    yield* parts.map(readEvent)
  }
}
