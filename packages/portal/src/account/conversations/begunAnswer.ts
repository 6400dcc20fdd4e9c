/** The answer a letter's link begins with; empty when there is none, or the question was answered meanwhile. */
export const begunAnswer = (answers: readonly string[]): string => {
  const index = new URLSearchParams(location.hash.slice(1)).get('odpoved')

  return (index !== null && answers[Number(index)]) || ''
}
