/** A part of a text: start and end in UTF-16 offsets, end exclusive. */
export type TextRange = readonly [start: number, end: number]
