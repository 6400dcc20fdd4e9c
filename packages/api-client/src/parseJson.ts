/** Undefined for what isn't JSON: no schema accepts it, so it ends as a contract failure. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
