import type { Finding } from './Finding.ts'
import { SERVED_CALLS } from './servedCalls.ts'

const line = (call: string, answers: readonly Finding[]): string => {
  const faults = [...new Set(answers.flatMap((answer) => answer.faults))]
  const statuses = [...new Set(answers.map(({ status }) => status ?? '–'))].sort().join(' ')

  return `${faults.length > 0 ? '✗' : '✓'} ${call.padEnd(22)} ${statuses.padEnd(16)} ${faults.join('; ')}`.trimEnd()
}

/** Findings as a table: a line for each call, the number of calls that keep the contract below. */
export const summarise = (findings: readonly Finding[]): string => {
  const calls = [...new Set(findings.map(({ call }) => call))]
  const faulty = new Set(findings.filter(({ faults }) => faults.length > 0).map(({ call }) => call))
  const total = Object.keys(SERVED_CALLS).length

  return [
    ...calls.map((call) =>
      line(
        call,
        findings.filter((finding) => finding.call === call),
      ),
    ),
    '',
    `${calls.length - faulty.size} of ${total} calls keep the contract.`,
  ].join('\n')
}
