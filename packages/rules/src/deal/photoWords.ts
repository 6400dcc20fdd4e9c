/** What somebody says who sends photos without a word: letters, lists and screen readers have something to say, too. */
export const photoWords = (count: number): string =>
  count === 1 ? 'Posílám fotku.' : 'Posílám fotky.'
