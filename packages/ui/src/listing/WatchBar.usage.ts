import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Hlídání hledání',
  status: 'stable',
  since: '0.1',
  purpose:
    'Nad výsledky nabídne, že nové inzeráty pošleme: přihlášenému do účtu, hostovi e-mailem.',
  avoid: [{ when: 'Upozornění v prohlížeči se nabízí až po uložení.', instead: 'PushOffer' }],
  anatomy: [
    { part: 'Uložit hledání', text: 'Tlačítko pro účet.', component: 'Button' },
    {
      part: 'Hledání máte uložené',
      text: 'Místo tlačítka odkaz do účtu, který už hledání má.',
      component: 'LinkButton',
    },
    {
      part: 'Hlídat bez účtu',
      text: 'Tichý odkaz, přihlášenému se neukáže.',
      component: 'LinkButton',
    },
  ],
  dos: [
    { text: 'Hostovi nechte obě cesty.', story: 'Guest' },
    { text: 'Přihlášenému stačí jedna.', story: 'Member' },
  ],
  donts: [{ text: 'Okno s nabídkou hlídání přes výsledky.' }],
  words: 'Co se stane, ne jak se to jmenuje: „Uložit hledání“, „Hlídat bez účtu“.',
  access: {
    names: 'Tlačítko a odkaz bez společného jména; stojí nad seznamem výsledků.',
    keys: 'Dvě zastávky tabulátoru, přihlášenému jedna.',
  },
}
