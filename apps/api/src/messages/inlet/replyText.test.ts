import { expect, test } from 'vitest'
import { replyText } from './replyText.ts'

test.each([
  ['nothing quoted', 'Ano, je.\r\nPřijďte v sobotu.', 'Ano, je.\nPřijďte v sobotu.'],
  ['Thunderbird', 'Ano.\n\nDne 25. 11. 26 v 12:00 Inzrt napsal(a):\n> Je k mání?\n> Petr', 'Ano.'],
  [
    'Gmail, wrapped',
    'Ano.\n\nst 25. 11. 2026 v 12:00 odesílatel Inzrt <reply+1b-0@odpovedi.inzrt.example>\nnapsal:\n\n> Je k mání?',
    'Ano.',
  ],
  [
    'an iPhone',
    'Ano.\n\nOdesláno z iPhonu\n\n25. 11. 2026 v 12:00, Inzrt <a@b.cz> napsal/a:\n\n> Je?',
    'Ano.',
  ],
  [
    'Seznam',
    'Ano.\n\n---------- Původní e-mail ----------\nOd: Inzrt\nDatum: 25. 11. 2026',
    'Ano.',
  ],
  [
    'Outlook',
    'Ano.\n\nOd: Inzrt <a@b.cz>\nOdesláno: středa 25. listopadu\nKomu: já\n\nJe k mání?',
    'Ano.',
  ],
  ['a line of Outlook', 'Ano.\n________________________________\nFrom: Inzrt', 'Ano.'],
  [
    'an English program',
    'Yes.\n\nOn Wed, Nov 25, 2026 at 12:00 PM Inzrt <a@b.cz> wrote:\n> Is it?',
    'Yes.',
  ],
  ['a signature', 'Ano.\n-- \nJan Novák\n+420 777 123 456', 'Ano.'],
  ['answers between the lines', '> Je k mání?\nAno.\n> Kdy?\nV sobotu.', 'Ano.\nV sobotu.'],
  ['nothing of one’s own', 'Dne 25. 11. 2026 Inzrt napsal(a):\n> Je k mání?', ''],
  [
    'words that only look like it',
    'Od: nevím koho, ale napsal mi to.\nDne 5. přijedu.',
    'Od: nevím koho, ale napsal mi to.\nDne 5. přijedu.',
  ],
])('V009 of a reply with %s only what was written now is kept', (_what, text, own) => {
  expect(replyText(text)).toBe(own)
})

test('V009 a long reply that quotes nothing is read in a moment, whatever is in it', () => {
  for (const part of ['Dne ', '> ', '-', '_', 'Od: x\n', 'napsal '])
    expect(replyText(part.repeat(50_000)).length).toBeGreaterThanOrEqual(0)
})
