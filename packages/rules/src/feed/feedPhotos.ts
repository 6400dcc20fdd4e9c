/** What programs of sellers put between addresses; within one a comma or a semicolon may stand as well. */
const BEFORE_ADDRESS = /[,;](?=\s*https?:\/\/)/gi
const BETWEEN = /[\s|]+/

/** Addresses of photos as a cell has them, each once. */
export const readFeedPhotos = (cell: string): string[] => [
  ...new Set(
    cell
      .replaceAll(BEFORE_ADDRESS, ' ')
      .split(BETWEEN)
      .filter((address) => address !== ''),
  ),
]
