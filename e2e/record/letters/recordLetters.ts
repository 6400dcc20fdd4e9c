import { ask } from '../../support/ask.ts'
import { SANDBOX } from '../../support/sandbox.ts'
import { hideTokens } from '../normalise/hideTokens.ts'
import type { HeldProduct } from '../product/startHeldProduct.ts'
import type { Write } from '../Write.ts'

const KINDS = 'select provider_key as key, channel, template from outbox order by channel, template'

type Kind = Readonly<Record<'key' | 'channel' | 'template', string>>
type Message = Readonly<{
  key: string
  sender: string
  recipient: string
  subject?: string
  text: string
  html?: string | null
}>

const allOf = async (list: 'mail' | 'sms'): Promise<readonly Message[]> =>
  (await ask(`${SANDBOX}/${list}.json`)).json().data

/** Has the jobs of a day done that send something; time does not move. */
const sendAll = async (): Promise<void> => {
  const { status } = await ask(`${SANDBOX}/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reset: true }),
  })
  if (status !== 200) throw new Error(`The clock answered ${status}.`)
}

const describe = ({ sender, recipient, subject = '', text, html }: Message): string =>
  hideTokens([`${sender} → ${recipient}`, subject, '', text, '', html ?? ''].join('\n'))

/** Records every letter and text that left so far, those of one kind together. */
export const recordLetters = async (
  { database, untilIdle }: HeldProduct,
  write: Write,
): Promise<void> => {
  await sendAll()
  await untilIdle()
  const { rows } = await database.pool.query<Kind>(KINDS)
  const messages = [...(await allOf('mail')), ...(await allOf('sms'))]
  const byKey = Map.groupBy(messages, ({ key }) => key)
  const byKind = Map.groupBy(rows, ({ channel, template }) => `${channel}/${template}`)
  for (const [name, sent] of byKind) {
    const described = sent.flatMap(({ key }) => byKey.get(key) ?? []).map(describe)
    if (described.length > 0) write(`letters/${name}.txt`, described.sort().join('\n────\n'))
  }
}
