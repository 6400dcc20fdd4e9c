import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Hromadné akce',
  others: ['bulk actions', 'selection toolbar', 'hromadně'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Vybrat všechny inzeráty a udělat s nimi jednu věc. Dokud není nic vybráno, žádné tlačítko tu není.',
  avoid: [{ when: 'Schvalování inzerátů v redakci má vlastní lištu.', instead: 'QueueCard' }],
  anatomy: [
    {
      part: 'Výběr',
      text: 'Zaškrtnutí, které řekne, kolik je vybráno.',
      component: 'CheckboxField',
    },
    { part: 'Akce', text: 'Tlačítka, až když je co dělat.', component: 'Button' },
  ],
  dos: [
    { text: 'Bez výběru žádnou akci nenabízejte.', story: 'Nothing' },
    { text: 'S výběrem řekněte, čeho se akce týká.', story: 'Three' },
    { text: 'Dokud běží, nejde spustit další.', story: 'Busy' },
  ],
  donts: [{ text: 'Smazat všechno jedním stiskem bez potvrzení.' }],
  words: '„Vybráno: 3 inzeráty“, skloněno. Akce je jedno sloveso: „Prodloužit“.',
  access: {
    names: 'Oblast „Hromadné akce“; zaškrtnutí říká stav výběru.',
    keys: 'Mezerník zaškrtne, tlačítka následují.',
  },
}
