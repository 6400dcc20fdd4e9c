import type { BrowserCookie } from '@inzrt/contracts/browserData'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDateTime } from '@inzrt/domain/time'
import type { BrowserRecord } from '@inzrt/ui/account/BrowserRecords.tsx'
import { COOKIE_TEXTS, FOREIGN_TEXT, NOTE_TEXTS, type StorageText } from './storageTexts.ts'

const textOf = (texts: Readonly<Record<string, StorageText>>, name: string): StorageText =>
  (Object.hasOwn(texts, name) && texts[name]) || FOREIGN_TEXT

/** Cookies in plain words; the exact end where the server knows it. */
export const toCookieRecords = (cookies: readonly BrowserCookie[]): readonly BrowserRecord[] =>
  cookies.map(({ name, endsAt }) => {
    const { purpose, lifetime } = textOf(COOKIE_TEXTS, name)
    const end = endsAt && nonBreaking(`do ${formatDateTime(new Date(endsAt))}`)

    return { name, purpose: nonBreaking(purpose), lifetime: end || lifetime }
  })

/** Notes of the page in plain words, each name once. */
export const toNoteRecords = (names: readonly string[]): readonly BrowserRecord[] =>
  [...new Set(names)].sort().map((name) => {
    const { purpose, lifetime } = textOf(NOTE_TEXTS, name)

    return { name, purpose: nonBreaking(purpose), lifetime }
  })
