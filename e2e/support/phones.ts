import { randomInt } from 'node:crypto'
import { ask } from './ask.ts'
import { SANDBOX } from './sandbox.ts'

/** A number no other journey asks a code for. */
export const newMobile = (): string => `60${randomInt(1_000_000, 10_000_000)}`

/** What the sandbox's phone of a number was sent, the last first. */
export const textsTo = async (number: string): Promise<readonly string[]> => {
  const sandbox = `${SANDBOX}/sms.json`
  const { data } = (await ask(`${sandbox}?to=${encodeURIComponent(number)}`)).json()

  return data.map(({ text }: { text: string }) => text)
}

/** The code last sent to a number, by the sandbox's phone; empty before it came. */
export const codeSentTo = async (digits: string): Promise<string> =>
  /\d{6}/.exec((await textsTo(`+420${digits}`))[0] ?? '')?.[0] ?? ''
