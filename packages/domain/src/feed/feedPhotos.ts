/** Addresses of photos as a cell has them, each once. */
export const readFeedPhotos = (cell: string): string[] => [
  ...new Set(cell.split(/\s+/).filter((address) => address !== '')),
]
