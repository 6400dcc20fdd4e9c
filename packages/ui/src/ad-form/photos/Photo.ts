/** A photo of the form on its way to the portal. */
export type Photo = {
  /** The same as long as the photo is in the form. */
  key: string
  name: string
  /** Address of its picture, once there is one. */
  preview: string | null
  state:
    | { kind: 'waiting' | 'sending' | 'done' }
    | { kind: 'failed'; text: string; canRetry: boolean }
}

/** What can be done with photos; the field only asks. */
export type PhotoActions = {
  add: (files: readonly File[]) => void
  remove: (key: string) => void
  retry: (key: string) => void
  /** Moves a photo by so many places. */
  move: (key: string, by: number) => void
}
