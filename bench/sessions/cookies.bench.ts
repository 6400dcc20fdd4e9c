import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { PORTS } from '../support/ports.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { newKey, startTestBffs } from './support/startTestBffs.ts'
import { type Answer, logsOut } from './support/Visitor.ts'

const SESSIONS = wanted(1_000)
const USER = '/api/auth/user'

const EXACT: Readonly<Record<string, RegExp>> = {
  '__Host-session':
    /^__Host-session=[\w.-]*; Max-Age=\d{1,7}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
  '__Host-reset':
    /^__Host-reset=[\w-]{22}; Max-Age=900; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
  'signed-in': /^signed-in=1?; Max-Age=\d{1,7}; Path=\/; Secure; SameSite=Lax$/,
}
const MOST_BYTES = 4096
const LONGEST_LIFE = 14 * 24 * 3600

const testBffs = await startTestBffs(1)
let set = 0
let wrong = 0

const inspect = (answer: Answer): Answer => {
  for (const cookie of answer.cookies) {
    set += 1
    const name = cookie.slice(0, cookie.indexOf('='))
    const life = Number(/Max-Age=(\d+)/.exec(cookie)?.[1])
    const isExact = EXACT[name]?.test(cookie) && life <= LONGEST_LIFE
    if (!isExact || cookie.length > MOST_BYTES) wrong += 1
  }
  return answer
}

const visitor = await testBffs.login()
const sealed = visitor.jar.get('__Host-session') ?? ''
let flips = 0
let accepted = 0
for (let at = 0; at < sealed.length; at += 1) {
  for (let bit = 0; bit < 8; bit += 1) {
    const bytes = Buffer.from(sealed, 'latin1')
    bytes[at] = (bytes[at] ?? 0) ^ (1 << bit)
    const cookie = `__Host-session=${bytes.toString('latin1')}`
    const answer = await visitor.look(PORTS.bff, 'GET', USER, cookie).catch(() => null)
    flips += 1
    if (answer) inspect(answer)
    if (answer?.status === 200) accepted += 1
  }
}

const oldKey = newKey('old')
const running = await testBffs.start(PORTS.secondBff, { SESSION_KEYS: oldKey })
const sessions: string[] = []
for (let at = 0; at < SESSIONS; at += 1) {
  const body = '{"nickname":"a","password":"b"}'
  const one = inspect(await visitor.look(PORTS.secondBff, 'POST', '/api/auth/login', '', body))
  sessions.push(one.cookies[0]?.split(';', 1)[0] ?? '')
}
const forgot = await visitor.look(PORTS.secondBff, 'POST', '/api/auth/password/forgot', '', '{}')
inspect(forgot)
await running.stop()
const rotated = await testBffs.start(PORTS.secondBff, {
  SESSION_KEYS: `${newKey('new')},${oldKey}`,
})
let kept = 0
let lost = 0
for (const cookie of sessions) {
  const answer = inspect(await visitor.look(PORTS.secondBff, 'GET', USER, cookie))
  if (answer.status === 200) kept += 1
  if (logsOut(answer)) lost += 1
}
inspect(await visitor.look(PORTS.secondBff, 'POST', '/api/auth/logout', sessions[0] ?? ''))
await rotated.stop()
await testBffs.stop()

reportAttack('sessions-cookies', {
  title: 'Cookies are exact and sealed',
  method: [
    `Every bit of a sealed cookie flipped once; ${SESSIONS} sessions, then a restart with a new key in front of the old one; every Set-Cookie on the way compared with its exact form.`,
  ],
  verdicts: [
    shown('flipped bits', flips),
    atMost('flips that were accepted', accepted, 0),
    atLeast('sessions that went on under a new key', kept, SESSIONS),
    atMost('visitors logged out by the new key', lost, 0),
    shown('cookies set', set),
    atMost('of them not exactly as they must be', wrong, 0),
  ],
})
process.exit()
