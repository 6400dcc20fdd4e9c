/** `application/json`, alone or in UTF-8; anything that merely looks like it is refused. */
const JSON_TYPE = /^application\/json(;\s?charset=utf-8)?$/i

export const isJsonType = (type: string): boolean => JSON_TYPE.test(type)

/** Whether a body is declared as JSON and is JSON. */
export const isJson = (type: string | undefined, body: Buffer): boolean => {
  if (!type || !isJsonType(type)) return false
  try {
    JSON.parse(body.toString('utf8'))
    return true
  } catch {
    return false
  }
}
