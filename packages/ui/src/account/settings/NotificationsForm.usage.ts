import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Co posílat e-mailem',
  status: 'stable',
  since: '0.1',
  purpose:
    'Které dopisy mají chodit: zprávy, konce inzerátů, návrhy, hodnocení a novinky. Povinné dopisy chodí vždycky.',
  avoid: [{ when: 'Upozornění v prohlížeči.', instead: 'NotifiedBrowsers' }],
  anatomy: [
    { part: 'Skupina', text: 'Jedna otázka a pět zaškrtnutí.', component: 'CheckboxGroup' },
    { part: 'Tlačítko uložit', text: 'Pro celou skupinu.', component: 'SettingsForm' },
  ],
  dos: [
    {
      text: 'Novinky stojí poslední, pod tím, co se týká vlastních inzerátů.',
      story: 'Notifications',
    },
  ],
  donts: [{ text: 'Odhlášení schované v patičce dopisu jako jediná cesta.' }],
  words: 'Otázka se dočte s popiskem: „E-mailem mi posílejte“, „Připomínky, že inzerát končí“.',
  access: {
    names: 'Skupina „E-mailem mi posílejte“ s pěti poli.',
    keys: 'Mezerník zaškrtává, Enter uloží.',
  },
}
