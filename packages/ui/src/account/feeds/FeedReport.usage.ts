import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Zpráva o souboru',
  status: 'trial',
  since: '0.1',
  purpose:
    'Co se stalo se souborem inzerátů a co je špatně na kterém řádku a sloupci. Stejná chyba na víc řádcích je řečená jednou.',
  avoid: [{ when: 'Chyba jednoho pole ve formuláři.', instead: 'ErrorSummary' }],
  anatomy: [
    { part: 'Jméno souboru', text: 'Co to bylo a kdy.' },
    { part: 'Věty', text: 'Jak to dopadlo, s ikonou podle výsledku.' },
    { part: 'Průběh', text: 'Dokud se soubor zpracovává.', component: 'ProgressBar' },
    { part: 'Chyby', text: 'Po řádcích a sloupcích.' },
  ],
  dos: [
    { text: 'Řádek pojmenujte číslem i číslem ze souboru.', story: 'Refused' },
    { text: 'Stejnou chybu na víc řádcích řekněte jednou.', story: 'RefusedAlike' },
    { text: 'Ukažte, jak daleko zpracování je.', story: 'UnderWay' },
  ],
  donts: [{ text: 'Odmítnout celý soubor kvůli dvěma řádkům a neříct to.' }],
  words: 'Počty dohromady a potom chyby: „2 řádky jsme odmítli, 498 je beze změny.“',
  access: {
    names:
      'Je to `<article>` pojmenovaný souborem; seznam chyb má jméno „Řádky s chybou v souboru …“.',
    keys: 'Tlačítka jsou pod zprávou.',
  },
}
