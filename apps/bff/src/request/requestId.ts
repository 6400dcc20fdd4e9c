import { randomBytes } from 'node:crypto'

const prefix = randomBytes(6).toString('base64url')
let count = 0

/** Id of a request, unique among all processes; says nothing about the visitor. */
export const requestId = (): string => {
  count += 1
  return `${prefix}-${count.toString(36)}`
}
