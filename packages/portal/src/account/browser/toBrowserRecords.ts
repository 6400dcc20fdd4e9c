import type { BrowserCookie } from '@inzrt/contracts/visitor/browserData'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDateTime } from '@inzrt/domain/time'
import type { BrowserRecord } from '@inzrt/ui/account/settings/BrowserRecords.tsx'
import {
  COOKIE_TEXTS,
  FILE_TEXTS,
  FOREIGN_TEXT,
  NOTE_TEXTS,
  type StorageText,
} from './storageTexts.ts'

const textOf = (texts: Readonly<Record<string, StorageText>>, name: string): StorageText =>
  (Object.hasOwn(texts, name) && texts[name]) || FOREIGN_TEXT

const toRecord = (name: string, { purpose, lifetime }: StorageText): BrowserRecord => ({
  name,
  purpose: nonBreaking(purpose),
  lifetime,
})

/** Cookies in plain words; the exact end where the server knows it. */
export const toCookieRecords = (cookies: readonly BrowserCookie[]): readonly BrowserRecord[] =>
  cookies.map(({ name, endsAt }) => {
    const text = textOf(COOKIE_TEXTS, name)
    const end = endsAt && nonBreaking(`do ${formatDateTime(new Date(endsAt))}`)

    return toRecord(name, end ? { ...text, lifetime: end } : text)
  })

/** Notes of the page in plain words, each name once. */
export const toNoteRecords = (names: readonly string[]): readonly BrowserRecord[] =>
  [...new Set(names)].sort().map((name) => toRecord(name, textOf(NOTE_TEXTS, name)))

/** Files laid aside, in plain words. */
export const toFileRecords = (names: readonly string[]): readonly BrowserRecord[] =>
  names.map((name) => toRecord(name, textOf(FILE_TEXTS, name.replace(/-\d+$/, ''))))
