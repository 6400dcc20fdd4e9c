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
}>

/** Folders of uploads; the demo's drawings and the papers lie elsewhere. */
export const UPLOADED = /^\/\d{4}\/\d{2}\/[\w-]{22}\/[^/]+$/
