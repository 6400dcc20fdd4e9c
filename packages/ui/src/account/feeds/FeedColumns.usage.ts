import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Sloupce souboru',
  status: 'trial',
  since: '0.1',
  purpose:
    'Co ve kterém sloupci souboru s inzeráty má být, jako slovník pro toho, kdo soubor chystá.',
  avoid: [{ when: 'Co je na souboru špatně.', instead: 'FeedReport' }],
  anatomy: [
    { part: 'Jméno sloupce', text: 'Přesně jako v hlavičce souboru.' },
    { part: 'Vysvětlení', text: 'Co do něj patří a příklad.' },
  ],
  dos: [{ text: 'Jména pište tak, jak mají být v souboru.', story: 'Columns' }],
  donts: [{ text: 'Přejmenovat sloupce pro krásu: soubor by neprošel.' }],
  words: 'Vysvětlení je věta s příkladem, ne typ databáze.',
  access: { names: 'Dvojice jméno a vysvětlení (`<dl>`).' },
}
