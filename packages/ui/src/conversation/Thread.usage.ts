import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Konverzace',
  others: ['chat', 'messages', 'zprávy'],
  status: 'stable',
  since: '0.1',
  purpose:
    'O čem si dva píšou, co napsali, domluva a kde se pokračuje. Podvodné zprávy mají varování nad sebou.',
  avoid: [{ when: 'Domluva sama o sobě.', instead: 'DealBox' }],
  anatomy: [
    { part: 'O čem to je', text: 'Inzerát a s kým.' },
    { part: 'Zprávy', text: 'Nejstarší první, vlastní vpravo.', component: 'MessageList' },
    { part: 'Fotky zprávy', text: 'Malé, celé se otevřou v okně.', component: 'MessagePhotos' },
    { part: 'Domluva', text: 'Co je mezi nimi dohodnuté.', component: 'DealBox' },
    {
      part: 'Rychlé odpovědi',
      text: 'Pod otázkou, na kterou jde odpovědět jedním stiskem.',
      component: 'QuickAnswerRow',
    },
    { part: 'Napsat dál', text: 'Text a fotky.', component: 'ReplyForm' },
    { part: 'Nahlásit', text: 'Co se stalo, slovy.', component: 'ConversationReportForm' },
    { part: 'Akce', text: 'Skrýt, nahlásit, zablokovat.', component: 'DealButtons' },
  ],
  dos: [
    { text: 'Varování stojí u zprávy, které se týká.', story: 'Open' },
    { text: 'Fotka se ukáže celá a okno vrátí kurzor.', story: 'PhotoWhole' },
  ],
  donts: [{ text: 'Smazat zprávu podvodníka a neříct proč.' }],
  words: 'U vlastních zpráv „Vy“, u cizích jméno a stav: „5. 3. 2026 7:05“, „přečteno“.',
  access: {
    names: 'Seznam zpráv; fotky mají popis „Fotka 2 z 2“.',
    keys: 'Zprávy jde přeskočit, odpověď je na konci.',
  },
}
