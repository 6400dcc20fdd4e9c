import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Leták',
  others: ['flyer', 'poster', 'print', 'tisk'],
  status: 'stable',
  since: '0.1',
  purpose:
    'List A4, který vyjede z tiskárny místo stránky inzerátu: fotka, cena, kód ke sejmutí a odtrhávací proužky s adresou.',
  avoid: [{ when: 'Podoba inzerátu v novinách.', instead: 'PrintedAd' }],
  anatomy: [
    { part: 'Hlava', text: 'Značka, nadpis a údaje.' },
    { part: 'Tělo', text: 'Fotka, text a jméno inzerenta.' },
    { part: 'Kód', text: 'QR s krátkou adresou.' },
    { part: 'Proužky', text: 'Osm, každý s nadpisem a adresou.' },
  ],
  dos: [
    { text: 'Na papíře nechte jen to, co člověk u nástěnky potřebuje.', story: 'OnPaper' },
    { text: 'Na obrazovce leták není vidět.', story: 'OnScreen' },
  ],
  donts: [
    {
      text: 'Tisknout barevné plochy a nabídku stránky: stojí to toner a nikdo na papír neklepne.',
    },
    { text: 'Telefon na proužek, když ho inzerent na webu schovává.' },
  ],
  words: 'Krátce, jako na nástěnku: nadpis, cena, místo. Adresa krátká, aby se dala opsat.',
  access: { names: 'Na obrazovce ho čtečka nečte; kód má jméno s celou adresou.' },
}
