import type { Role, Target } from '../../../apps/api/src/test/rights/expectedOf.ts'

/** With which status one call was answered, made by somebody about somebody's things. */
export type Cell = {
  readonly name: string
  readonly role: Role
  readonly target: Target
  readonly status: number
}

/**
 * A line for each call and whose things it was about, a column for each role.
 * @example rightsTable([{ name: 'logout', role: 'user', target: 'own', status: 200 }])
 */
export const rightsTable = (cells: readonly Cell[]): string => {
  const roles = [...new Set(cells.map(({ role }) => role))]
  const rows = Map.groupBy(cells, ({ name, target }) => `${name} × ${target}`)
  const width = Math.max(...[...rows.keys()].map((row) => row.length))
  const line = (head: string, columns: readonly (string | number)[]): string =>
    [head.padEnd(width), ...columns.map((column) => String(column).padEnd(9))].join('  ').trimEnd()
  const lines = [...rows].map(([row, of]) =>
    line(
      row,
      roles.map((role) => of.find((cell) => cell.role === role)?.status ?? ''),
    ),
  )

  return [line('', roles), ...lines, ''].join('\n')
}
