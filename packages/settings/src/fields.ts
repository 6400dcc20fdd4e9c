import { isEmail } from '@inzrt/domain/contact'
import * as z from 'zod/mini'
import { isLoopbackName } from './loopback.ts'

const parsedUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)

/** Lines would let one header or one line of a log become two. */
const ONE_LINE = /^\P{Cc}{1,2000}$/u
const HOST = /^(\[[0-9a-f:.]+\]|[0-9a-f:.]+|[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9])?)$/i
const KEY = /^[\x21-\x7e]*$/

/**
 * A setting that is one line of text.
 * @param what what it must be, as the sentence about a wrong one says it
 * @example setting('a bank code of four digits', (value) => /^\d{4}$/.test(value))
 */
export const setting = (what = 'one line of text', isValid = (_: string): boolean => true) =>
  z.string().check(z.refine((value) => ONE_LINE.test(value) && isValid(value), `must be ${what}`))

/**
 * A whole number within bounds.
 * @example wholeNumber(0, 24)
 */
export const wholeNumber = (least: number, most: number) =>
  z.pipe(
    setting(
      `a whole number from ${least} to ${most}`,
      (value) => /^\d{1,15}$/.test(value) && Number(value) >= least && Number(value) <= most,
    ),
    z.transform(Number),
  )

/**
 * A port to listen on.
 * @example port()
 */
export const port = () => wholeNumber(1, 65_535)

/**
 * An address of this machine, or its name.
 * @example host()
 */
export const host = () =>
  setting('an IP address or the name of a machine', (value) => HOST.test(value))

/**
 * One of a few words.
 * @example oneOf(['http', 'https'])
 */
export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words as [Word, ...Word[]], `must be one of ${words.join(', ')}`)

/**
 * A switch: 1 is on, 0 is off.
 * @example flag()
 */
export const flag = () =>
  z.pipe(
    oneOf(['0', '1']),
    z.transform((value) => value === '1'),
  )

/**
 * The address of a server, by one of these protocols.
 * @example address(['smtp', 'smtps'])
 */
export const address = (protocols: readonly string[]) =>
  setting(
    `an address that begins with ${protocols.map((name) => `${name}://`).join(' or ')}`,
    (value) => {
      const url = parsedUrl(value)

      return url !== null && url.hostname !== '' && protocols.includes(url.protocol.slice(0, -1))
    },
  )

/**
 * The address of a server that nobody on the way can listen to: by https, or on this machine.
 * @example safeAddress()
 */
export const safeAddress = () =>
  setting(
    'an address that begins with https://, or with http:// and the name of this machine',
    (value) => {
      const url = parsedUrl(value)

      return (
        url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackName(url.hostname))
      )
    },
  )

/**
 * Where a server is: scheme, host and port. A path would be left out without a word, so it is refused.
 * @example origin()
 */
export const origin = () =>
  z.pipe(
    setting('an address like https://example.cz, without a path', (value) => {
      const url = parsedUrl(value)

      return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
    }),
    z.transform((value) => new URL(value).origin),
  )

/**
 * A secret that fits into a header.
 * @example key(8)
 */
export const key = (shortest: number) =>
  setting(
    `at least ${shortest} ASCII characters without spaces`,
    (value) => value.length >= shortest && KEY.test(value),
  )

/**
 * An address of a mailbox.
 * @example email()
 */
export const email = () => setting('an e-mail address', isEmail)

/**
 * What a release is called, as a label of metrics and a field of logs can hold it.
 * @example releaseName()
 */
export const releaseName = () =>
  setting('a name of 1 to 64 letters, digits, dots, dashes, plus signs or underscores', (value) =>
    /^[\w.+-]{1,64}$/.test(value),
  )

/**
 * How much a log says.
 * @example logLevel()
 */
export const logLevel = () => oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
