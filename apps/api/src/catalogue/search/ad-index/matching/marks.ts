import type { AdIndex } from '../AdIndex.ts'
import { createScratchBuffer } from '../createScratchBuffer.ts'

/** Which ads are looked at: from a slot on, and of those some; null: all. */
export type Range = Readonly<{ from: number; isWanted: ((slot: number) => boolean) | null }>

/** How each ad matches, by its slot, while a term is read, and the slots that are marked, so many. */
export type Marks = Range & {
  readonly bits: Uint8Array
  readonly slots: Int32Array
  count: number
}

const markedBuffer = createScratchBuffer((length) => new Int32Array(length))

/** Has ads marked, reads the marks and takes them away again. */
export const withMarks = <Result>(
  index: AdIndex,
  range: Range,
  fill: (marks: Marks) => void,
  read: (marks: Marks) => Result,
): Result => {
  const marks: Marks = { ...range, bits: index.marks, slots: markedBuffer(index.slots), count: 0 }
  try {
    fill(marks)

    return read(marks)
  } finally {
    for (let at = 0; at < marks.count; at += 1) marks.bits[marks.slots[at] as number] = 0
  }
}

/** From the first of some slots on: lists need not be read before it. */
export const fromLowest = (slots: Int32Array): Range => ({
  from: slots.reduce((least, slot) => Math.min(least, slot), Number.POSITIVE_INFINITY),
  isWanted: null,
})
