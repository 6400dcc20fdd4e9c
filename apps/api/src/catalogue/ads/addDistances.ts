import type { Area } from '../localities/places/Area.ts'

/** Tells rows how far they are from the place asked for, where one was. */
export const addDistances = <Row extends Readonly<{ localityId: number }>>(
  rows: readonly Row[],
  area: Area | null | undefined,
): (Row & { metres?: number | undefined })[] =>
  rows.map((row) => (area ? { ...row, metres: area.distances.get(row.localityId) } : row))
