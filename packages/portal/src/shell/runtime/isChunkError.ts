/** Whether an error means that a part of the page's code could not be loaded. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /load(ing)? (css )?chunk|dynamically imported/i.test(error.message))
