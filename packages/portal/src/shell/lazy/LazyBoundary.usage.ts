import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Část načtená později',
  others: ['suspense', 'error boundary'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Drží část stránky, jejíž kód přijde až ve chvíli, kdy je třeba. Nenačte-li se, řekne to a zbytek stránky nechá být.',
  avoid: [
    { when: 'Čekání na odpověď serveru nad celou stránkou.', instead: 'LoadingOverlay' },
    { when: 'Chyba celé stránky.', instead: 'ErrorPage' },
  ],
  anatomy: [
    { part: 'Část', text: 'Kód, který přijde později.' },
    {
      part: 'Náhrada',
      text: 'Co na místě stojí, dokud nepřijde, a co tam zůstane, když nepřijde.',
    },
  ],
  dos: [
    {
      text: 'Okno, které se nenačetlo, zavřete a řekněte to hláškou; co měl člověk rozepsané, zůstane.',
      story: 'Window',
    },
    { text: 'Části stránky, která chybí, dejte tlačítko „Zkusit znovu“.', story: 'Again' },
  ],
  donts: [
    { text: 'Nechat spadnout celou stránku kvůli oknu, které se neotevřelo.' },
    { text: 'Točící se kolečko bez konce.' },
  ],
  words: 'Co se nepovedlo a co s tím, bez kódu chyby: tlačítko říká „Zkusit znovu“.',
  access: {
    names: 'Sama nemá roli ani jméno; mluví jen to, co je v ní.',
    announced: 'Že se část nenačetla, řekne hláška.',
  },
}
