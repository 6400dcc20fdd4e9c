import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Okno',
  others: ['modal', 'dialog', 'popup', 'lightbox', 'vyskakovací okno'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Okno přeruší, co člověk dělá, protože se bez odpovědi nedá pokračovat: přihlášení, dotaz před smazáním, pravidla nad formulářem. Drží kurzor v sobě a po zavření ho vrátí, odkud přišel.',
  avoid: [
    { when: 'Potvrzení, že se něco stalo, odpověď nechce.', instead: 'ToastRegion' },
    { when: 'Dotaz s jedinou odpovědí ano, nebo ne.', instead: 'ConfirmDialog' },
    { when: 'Vysvětlení k jednomu slovu.', instead: 'Tooltip' },
    { when: 'Něco delšího než obrazovka telefonu si zaslouží vlastní stránku.' },
  ],
  anatomy: [
    { part: 'Titulek', text: 'Nadpis `h2`, který okno pojmenuje.' },
    {
      part: 'Křížek',
      text: 'Vždycky vpravo nahoře, jmenuje se „Zavřít“.',
      component: 'IconButton',
    },
    { part: 'Místo na zprávy', text: 'Prázdné; zprávy sem přejdou, když by jinde zakryly pole.' },
    { part: 'Obsah', text: 'Text nebo formulář v jednom sloupci.' },
    { part: 'Tlačítka', text: 'Řada dole, první je to hlavní.' },
    {
      part: 'Rychlý odchod',
      text: 'Na webu, který ho má, se opakuje i dole v okně.',
      component: 'LeaveInWindow',
    },
    { part: 'Pes', text: 'S `hasMascot` kouká přes okraj okna, jen u přihlášení.' },
  ],
  dos: [
    { text: 'Jedno hlavní tlačítko a vedle cesta zpátky.', story: 'Opened' },
    { text: 'Zavřené okno nechte z dokumentu zmizet, ať nepřekáží čtečce.' },
    { text: 'Po zavření stojí kurzor zase na tom, co okno otevřelo.', story: 'GivingBack' },
  ],
  donts: [{ text: 'Okno, které otevře další okno, nebo okno hned po načtení stránky.' }],
  words:
    'Titulek říká, o co jde („Zpracování osobních údajů“), ne „Upozornění“. Tlačítka opakují sloveso, nikdy „Ano“ a „Ne“ bez dalšího.',
  access: {
    names:
      'Je to nativní `<dialog>` pojmenovaný svým titulkem; stránka pod ním je pro čtečku i klávesy mrtvá.',
    keys: 'Escape, křížek i klepnutí vedle okno zavřou. Tabulátor obíhá jen v okně.',
    announced: 'Při otevření čtečka řekne titulek a první prvek v okně.',
  },
}
