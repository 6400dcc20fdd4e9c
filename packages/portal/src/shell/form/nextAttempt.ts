/** One sending of a form, under the key the server knows it by. */
export type Attempt = Readonly<{ words: string; key: string; at: Date }>

/**
 * The same words go again under the key of the last time: an ad or an order whose answer was
 * lost on the way is not placed twice. Other words are another sending.
 */
export const nextAttempt = (last: Attempt | null, sent: object, now: Date): Attempt => {
  const words = JSON.stringify(sent)

  return last?.words === words ? last : { words, key: crypto.randomUUID(), at: now }
}
