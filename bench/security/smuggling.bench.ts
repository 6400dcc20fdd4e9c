import { connect } from 'node:net'
import { smugglingTable } from '../../apps/bff/src/testing/attacks/smugglingTable.ts'
import { PORTS } from '../support/ports.ts'
import { atLeast, atMost } from '../support/verdict.ts'
import { reportAttack } from './support/reportAttack.ts'
import { HOSTS, startTestBff } from './support/startTestBff.ts'

const REFUSALS = /^HTTP\/1\.1 (400|405|421|501) /
const STATUS = /HTTP\/1\.1 \d+/g

type Outcome = Readonly<{ text: string; closed: boolean }>

/** Writes the bytes in pieces of this size and reads until the other side closes, or a while. */
const send = (bytes: string, size: number): Promise<Outcome> =>
  new Promise((resolve) => {
    let text = ''
    const socket = connect(PORTS.bff, '127.0.0.1', () => {
      for (let at = 0; at < bytes.length; at += size)
        socket.write(bytes.slice(at, at + size), 'latin1')
    })
    const end = (closed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ text, closed })
    }
    const timer = setTimeout(() => end(false), 3000)
    socket.setNoDelay(true)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => end(true))
  })

const testBff = await startTestBff()
const table = smugglingTable(HOSTS.general)
const wrong: string[] = []
const smuggled: string[] = []
for (const { name, bytes } of table)
  for (const size of [bytes.length, 1]) {
    const { text, closed } = await send(bytes, size)
    const answers = text.match(STATUS) ?? []
    if (!REFUSALS.test(text) || answers.length !== 1 || !closed)
      wrong.push(
        `${name} in pieces of ${size}: ${answers.join(' then ') || 'silence'}, ${closed ? 'closed' : 'left open'}`,
      )
    const asked = [testBff.api, testBff.general].flatMap(({ targets }) => [...targets.keys()])
    if (asked.some((target) => target.includes('smuggled') || target.includes('kolo-1a2b')))
      smuggled.push(name)
    testBff.api.forget()
    testBff.general.forget()
  }
await testBff.stop()

for (const line of [...wrong, ...smuggled]) console.log(line)
reportAttack('smuggling', {
  title: 'Request smuggling',
  method: [
    `A table of ${table.length} requests that two servers could end at different places (lengths, chunks, folded and doubled headers, targets), each in one piece and byte by byte, with a second request behind it.`,
    'Right is: one refusal, the connection closed, nobody asked.',
  ],
  verdicts: [
    atLeast('rows of the table', table.length, 60),
    atMost('rows not refused and closed', wrong.length, 0),
    atMost('rows whose hidden request reached an upstream', smuggled.length, 0),
  ],
})
