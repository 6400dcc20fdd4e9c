/** A picture as it was uploaded or, in the demo, drawn. `version` changes with its content. */
export type Original = Readonly<{ version: string; read: () => Promise<Buffer> }>

export type KeptFile = Readonly<{ path: string; changedAt: Date }>

/** Where pictures and papers are kept as they came: a folder, or a store that speaks S3. */
export type Originals = Readonly<{
  /** Keeps a file; once this resolves, a power cut does not lose it. */
  write(path: string, bytes: Buffer): Promise<void>
  /** The file of a path, or null. */
  find(path: string): Promise<Original | null>
  /** Forgets a file; one that is not there is no failure. */
  remove(path: string): Promise<void>
  /** Every file of uploaded pictures, whether anything points to it or not. */
  list(): AsyncIterable<KeptFile>
  /** Removes what was begun before a moment and never finished. */
  sweep(before: Date): Promise<void>
}>

/** Folders of uploads; the demo's drawings and the papers lie elsewhere. */
export const UPLOADED = /^\/\d{4}\/\d{2}\/[\w-]{22}\/[^/]+$/

/** Another content gets another name there, so what was made of it is right for ever. */
export const isImmutable = (path: string): boolean =>
  UPLOADED.test(path) || path.startsWith('/editions/')
