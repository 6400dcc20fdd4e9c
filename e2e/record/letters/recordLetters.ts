import { testSettings } from '../../../scripts/stack/settings.ts'
import { ask } from '../../support/ask.ts'
import { hideTokens } from '../normalise/hideTokens.ts'
import type { HeldProduct } from '../product/startHeldProduct.ts'
import type { Write } from '../Write.ts'

const MESSAGES = `
  select messages.channel, template, sender, messages.recipient, coalesce(subject, '') as subject,
    text, coalesce(html, '') as html
  from sandbox_messages messages join outbox using (provider_key) order by messages.channel, template`

type Message = Readonly<
  Record<'channel' | 'template' | 'sender' | 'recipient' | 'subject' | 'text' | 'html', string>
>

/** Has the jobs of a day done that send something; time does not move. */
const sendAll = async (): Promise<void> => {
  const { status } = await ask(`http://localhost:${testSettings.ports.api}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reset: true }),
  })
  if (status !== 200) throw new Error(`The clock answered ${status}.`)
}

const describe = ({ sender, recipient, subject, text, html }: Message): string =>
  hideTokens([`${sender} → ${recipient}`, subject, '', text, '', html].join('\n'))

/** Records every letter and text that left so far, those of one kind together. */
export const recordLetters = async (
  { database, untilIdle }: HeldProduct,
  write: Write,
): Promise<void> => {
  await sendAll()
  await untilIdle()
  const { rows } = await database.pool.query<Message>(MESSAGES)
  const byKind = Map.groupBy(rows, ({ channel, template }) => `${channel}/${template}`)
  for (const [name, messages] of byKind)
    write(`letters/${name}.txt`, messages.map(describe).sort().join('\n────\n'))
}
