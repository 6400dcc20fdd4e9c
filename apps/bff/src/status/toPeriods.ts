type Period = Readonly<{ from: Date; to: Date }>

/**
 * Joins stretches of time that follow each other.
 * @param starts beginnings of stretches, oldest first
 * @param lengthMs how long each lasts
 */
export const toPeriods = (starts: readonly Date[], lengthMs: number): readonly Period[] => {
  const periods: Period[] = []
  for (const from of starts) {
    const last = periods.at(-1)
    const joins = last?.to.getTime() === from.getTime()
    const to = new Date(from.getTime() + lengthMs)
    if (joins) periods.splice(-1, 1, { from: last.from, to })
    else periods.push({ from, to })
  }

  return periods
}
