import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Logo',
  others: ['logo', 'brand', 'značka'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Jméno značky vysazené natěsno v obrysech, s tečkou tištěného inzerátu. Barvu bere z textu, tečku ze značky.',
  avoid: [{ when: 'Obrázek rubriky.', instead: 'SectionIcon' }],
  anatomy: [
    { part: 'Písmena', text: 'Obrysy, nezávislé na písmu v počítači.' },
    { part: 'Tečka', text: 'Barva značky.' },
  ],
  dos: [{ text: 'Jméno pro čtečku je jméno značky.', story: 'Inzrt' }],
  donts: [{ text: 'Skládat logo z textu nebo měnit tečku.', drawing: 'typed-logo' }],
  words: 'Jen jméno značky.',
  access: { names: 'Je to `<svg role="img">` se jménem v `label`.' },
}
