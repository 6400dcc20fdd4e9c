/**
 * The page numbers worth showing around the current one: the first, the last and the neighbours;
 * `null` stands for a gap.
 * @example pageWindow(5, 13) // [1, null, 4, 5, 6, null, 13]
 */
export const pageWindow = (page: number, pages: number): (number | null)[] => {
  const shown = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  const numbers = [...new Set(shown)].sort((a, b) => a - b)

  return numbers.flatMap((n, index) => {
    const gap = n - (numbers[index - 1] ?? n - 1)
    if (gap === 2) return [n - 1, n]
    return gap > 2 ? [null, n] : [n]
  })
}
