/**
 * Buffered for what is found on the way to an answer, kept from one answer to the next: new arrays of this size cost more
 * than what is put into them.
 * @returns a function that gives an array of at least that length, with anything in it, valid until its next call
 */
export const createScratchBuffer = <Buffered extends Int32Array | Uint8Array>(
  make: (length: number) => Buffered,
) => {
  let buffer = make(0)

  return (length: number): Buffered => {
    if (buffer.length < length) buffer = make(2 * length)

    return buffer
  }
}
