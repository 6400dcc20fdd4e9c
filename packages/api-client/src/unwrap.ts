/**
 * Takes off the outer envelope when a body has two: some backends answer `{data: {data: […], meta}}`
 * where the contract says `{data: […], meta}`. Anything else passes as it is.
 */
export const unwrap = (body: unknown): unknown => {
  const inner = isRecord(body) ? body.data : undefined

  return isRecord(inner) && 'data' in inner ? inner : body
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
