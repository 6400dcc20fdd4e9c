/**
 * Room for what is found on the way to an answer, kept from one answer to the next: new arrays of this size cost more
 * than what is put into them.
 * @returns an array with at least so many places and anything in them, good until it is asked for again
 */
export const createRoom = <Room extends Int32Array | Uint8Array>(
  make: (length: number) => Room,
) => {
  let room = make(0)

  return (length: number): Room => {
    if (room.length < length) room = make(2 * length)

    return room
  }
}
