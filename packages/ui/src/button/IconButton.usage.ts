import type { ComponentUsage } from '../usage/ComponentUsage.ts'
import type { IconButtonProps } from './IconButton.tsx'

export const usage: ComponentUsage<IconButtonProps> = {
  name: 'Tlačítko s ikonou',
  others: ['icon button', 'ikonka', 'tlačítko bez slov'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Čtverec 44 × 44 px s ikonou pro věci, které zná každý a které se opakují: zavřít okno, další fotka, odebrat.',
  avoid: [
    {
      when: 'Když si pod ikonou dva lidé představí dvě různé věci, patří tam slovo.',
      instead: 'Button',
    },
    { when: 'Vysvětlení schované za „i“ má svou bublinu.', instead: 'Tooltip' },
  ],
  anatomy: [
    { part: 'Ikona', text: 'Jedna ze sady ikon, kreslená čarou v barvě textu.' },
    {
      part: 'Rám',
      text: 'Vlasová linka a papír; s `isBare` není vidět, dokud se neukáže zaostření.',
    },
  ],
  dos: [
    {
      text: 'V hlavičce okna a v galerii použijte podobu bez rámu, ať nepřehluší obsah.',
      args: { isBare: true },
    },
  ],
  donts: [
    { text: 'Jméno, které popisuje kresbu místo toho, co se stane.', args: { label: 'Srdce' } },
  ],
  words:
    'Vlastní viditelná slova nemá. Jméno v `label` pište jako tlačítko: „Zavřít“, „Další“, „Fotka 2: odebrat“.',
  access: {
    names:
      'Je to `<button>`, jméno mu dává `label`; ikona je pro čtečku skrytá. Co přepíná, dostane `aria-pressed` a jméno, které se nemění.',
    keys: 'Mezerník a Enter. Cíl má 44 px i tehdy, když je ikona menší.',
  },
}
