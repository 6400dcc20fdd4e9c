import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Sdílení',
  others: ['share', 'sdílet'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Jak poslat adresu dál: systémové sdílení, zkopírovaný odkaz, QR kód. Bez skriptu zbude odkaz v poli k označení.',
  avoid: [{ when: 'Jeden odkaz ke zkopírování v textu.', instead: 'SmsInstructions' }],
  anatomy: [
    { part: 'Tlačítko', text: '„Sdílet“, rozbalí panel.' },
    { part: 'Odkaz', text: 'V poli, aby šel označit.' },
    { part: 'Tlačítka', text: 'Zkopírovat a poslat dál; ukážou se se skriptem.' },
    { part: 'QR kód', text: 'Načte se, až když je panel otevřený.' },
  ],
  dos: [{ text: 'Odkaz nechte vždycky vidět, ne jen ve schránce.', story: 'Opened' }],
  donts: [{ text: 'Loga sociálních sítí vedle odkazu.' }],
  words: 'Slovesa: „Kopírovat odkaz“, „Poslat dál…“.',
  access: {
    names: 'Rozbalovací díl, obrázek kódu má popis.',
    keys: 'Enter nebo mezerník rozbalí panel.',
  },
}
