import { isSameHash, keyedHash } from '../../platform/crypto/keyedHash.ts'

const sign = (key: Buffer, reportNo: number): string => keyedHash(key, 'report', String(reportNo))

/** What lets anyone who has it follow a report; it holds as long as the report is kept. */
export const reportToken = (key: Buffer, reportNo: number): string =>
  `${reportNo}-${sign(key, reportNo)}`

/** Report that a token is about, or null for one we did not make. */
export const readReportToken = (key: Buffer, token: string): number | null => {
  const mark = token.indexOf('-')
  const reportNo = Number(token.slice(0, mark))

  return Number.isSafeInteger(reportNo) && isSameHash(token.slice(mark + 1), sign(key, reportNo))
    ? reportNo
    : null
}
