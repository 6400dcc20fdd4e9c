import { expect, test } from 'vitest'
import { onDay } from '../time.ts'

test.each([
  ['2026-03-01', 'v~neděli 1.~března'],
  ['2026-03-02', 'v~pondělí 2.~března'],
  ['2026-03-03', 'v~úterý 3.~března'],
  ['2026-03-04', 've~středu 4.~března'],
  ['2026-03-05', 've~čtvrtek 5.~března'],
  ['2026-03-06', 'v~pátek 6.~března'],
  ['2026-03-07', 'v~sobotu 7.~března'],
])('what happens on %s happens „%s“', (day, text) => {
  expect(onDay(new Date(`${day}T11:00:00Z`))).toBe(text.replaceAll('~', '\u00a0'))
})
