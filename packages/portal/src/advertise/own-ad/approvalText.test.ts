import { expect, test } from 'vitest'
import { approvalText } from './approvalText.ts'

const approval = { place: 3, promisedBy: '2026-05-19T21:59:59Z', isLate: false }

test('N023 an ad that waits names its place and the day it is read by', () => {
  expect(approvalText(approval)).toMatch(/3\.\sv\spořadí\. Přečteme\sho\sdo\s19\.\s5\.\s2026\.$/)
})

test('N023 a missed day is apologised for, with what is given for it', () => {
  expect(approvalText({ ...approval, isLate: true })).toMatch(/omlouváme se: .* o\sden déle/)
})
