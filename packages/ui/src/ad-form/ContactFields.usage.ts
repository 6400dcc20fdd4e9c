import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Kontakt a co z něj ukázat',
  status: 'stable',
  since: '0.1',
  purpose:
    'Kdo inzeruje a co z toho uvidí ostatní. Telefon se ověří kódem; adresa e-mailu se neukáže nikomu, zprávy na ni jdou přes portál.',
  avoid: [{ when: 'Kontakt v profilu.', instead: 'ProfileForm' }],
  anatomy: [
    { part: 'Kdo inzeruje', text: 'Přezdívka, jméno, e-mail a telefon.', component: 'TextField' },
    {
      part: 'Dvojice polí',
      text: 'Jméno a příjmení vedle sebe, kde je místo.',
      component: 'FieldPair',
    },
    { part: 'Ověření telefonu', text: 'Jen u vyplněného čísla.', component: 'PhoneCode' },
    { part: 'Co ukázat', text: 'Skupina zaškrtnutí s vysvětlením.', component: 'FormGroup' },
  ],
  dos: [
    { text: 'Hostovi řekněte, proč e-mail potřebujeme.', story: 'Guest' },
    { text: 'Co chybí, řekněte u skupiny.', story: 'Refused' },
    { text: 'Odpočet kódu neříkejte nahlas každou sekundu.', story: 'CodeSent' },
  ],
  donts: [
    {
      text: 'Telefon zaškrtnutý předem: číslo, které jednou viděl robot, už nikdo zpátky nevezme.',
    },
  ],
  words: 'Popisek řekne, co se stane: „telefon (zájemce ho uvidí po klepnutí)“.',
  access: {
    names: 'Skupiny „Kdo inzeruje“ a „Co v inzerátu ukázat“, druhá nese i chybu.',
    keys: 'Tabulátor prochází pole v pořadí, mezerník zaškrtává.',
    announced: 'Odeslání kódu, nebo proč neodešel.',
  },
}
