/**
 * Measures several contestants in turn, A B C A B C …, so that a machine that changes its speed
 * changes it for all of them. The first round warms up and is not counted.
 */
export const interleave = async <Name extends string, Figure>(
  contestants: Readonly<Record<Name, () => Promise<Figure>>>,
  rounds: number,
): Promise<Record<Name, Figure[]>> => {
  const names = Object.keys(contestants) as Name[]
  const figures = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Figure[]
  >
  for (let round = 0; round <= rounds; round += 1)
    for (const name of names) {
      const figure = await contestants[name]()
      if (round > 0) figures[name].push(figure)
    }

  return figures
}
