import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Jak dlouho je inzerát otevřený',
  status: 'stable',
  since: '0.1',
  purpose: 'Řádek, kolik minut ještě platí heslo k inzerátu. Nahlas se řekne až v poslední minutě.',
  avoid: [{ when: 'Konec přihlášení k účtu.', instead: 'LogoutBar' }],
  anatomy: [
    { part: 'Hodiny', text: 'Ikona času, jen pro oko.' },
    { part: 'Věta', text: 'Zbývající minuty a co bude potom.' },
  ],
  dos: [
    { text: 'Čas říkejte celými minutami.', story: 'Ten' },
    { text: 'Poslední minutu oznamte i čtečce.', story: 'Last' },
  ],
  donts: [{ text: 'Odpočet po sekundách, který ruší psaní.' }],
  words: '„Inzerát máte otevřený ještě 10 minut.“',
  access: {
    names: 'Odstavec, na který jde přenést kurzor.',
    announced: 'Poslední minuta se řekne zdvořile.',
  },
}
