import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Oblíbené bez připojení',
  status: 'stable',
  since: '0.1',
  purpose:
    'Označené inzeráty tak, jak je prohlížeč naposledy načetl, pod zprávou, že připojení chybí.',
  avoid: [
    { when: 'Oblíbené, když připojení je.', instead: 'AdList' },
    { when: 'Zpráva o výpadku sama.', instead: 'OfflineNotice' },
  ],
  anatomy: [
    { part: 'Stáří', text: 'Věta, ze kdy řádky jsou.' },
    { part: 'Řádky', text: 'Bez fotek, které nejde stáhnout.', component: 'AdRow' },
  ],
  dos: [
    { text: 'Řekněte, ze kterého dne údaje jsou: cena se mohla změnit.', story: 'Kept' },
    { text: 'Kdo nic označeno nemá, uvidí jen zprávu o připojení.', story: 'None' },
  ],
  donts: [{ text: 'Prázdné rámečky místo fotek: vypadají jako chyba.' }],
  words: 'Bez výčitek a bez techniky: „Celé si je otevřete, až budete připojení.“',
  access: { names: 'Oblast s nadpisem „Oblíbené inzeráty“ a seznamem odkazů.' },
}
