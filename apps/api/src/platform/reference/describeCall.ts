import { CALLS } from '@inzrt/contracts/calls'
import type { Call } from '@inzrt/contracts/wire/call'

const NAMES = new Map<Call, string>(Object.entries(CALLS).map(([name, call]) => [call, name]))

/** `readSisterSection` → „Read sister section“. */
const toTitle = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What the reference says of a call beside its schemas: its name, the thing it is about, who asks. */
export const describeCall = (call: Call) => {
  const name = NAMES.get(call) ?? call.path

  return {
    operationId: name,
    summary: toTitle(name),
    tags: [call.path.split('/')[3] ?? 'other'],
    ...(call.audience === 'user' && { security: [{ session: [] }] }),
  }
}
