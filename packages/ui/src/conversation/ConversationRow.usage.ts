import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Řádek konverzace',
  status: 'stable',
  since: '0.1',
  purpose: 'S kým a o čem si píšete, poslední slova a kdy; nepřečtená má čáru v barvě značky.',
  avoid: [{ when: 'Upozornění na cokoli jiného.', instead: 'NotificationRow' }],
  anatomy: [
    { part: 'Inzerát', text: 'Odkaz, o čem je řeč.' },
    { part: 'Poslední slova', text: '„Vy:“ u vlastních.' },
    { part: 'Kolik je nového', text: 'Slovem a číslem.' },
  ],
  dos: [{ text: 'Poslední slova řekněte přesně, jak padla.', story: 'Unread' }],
  donts: [{ text: 'Ukázat jméno, které si člověk nezvolil.' }],
  words: '„2 nové zprávy“, čas slovy: „před 2 hodinami“.',
  access: {
    names: 'Nadpis je odkaz na inzerát, počet je pod ním text.',
    keys: 'Jeden odkaz na řádek, akce zvlášť.',
  },
}
