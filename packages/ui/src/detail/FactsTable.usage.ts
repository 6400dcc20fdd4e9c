import type { ComponentUsage } from '../usage/ComponentUsage.ts'
import type { FactsTableProps } from './FactsTable.tsx'

export const usage: ComponentUsage<FactsTableProps> = {
  name: 'Údaje',
  others: ['description list', 'key value', 'parametry'],
  status: 'stable',
  since: '0.1',
  purpose: 'Dvojice jméno a hodnota na vlasové lince: kód z novin, platnost, rok výroby.',
  avoid: [{ when: 'Čísla, která se porovnávají mezi řádky.', instead: 'DataTable' }],
  anatomy: [
    { part: 'Jméno', text: 'Vlevo, bez dvojtečky.' },
    { part: 'Hodnota', text: 'Vpravo; může v ní být odkaz.' },
  ],
  dos: [
    { text: 'Pořadí je pevné, stejné údaje najdete vždycky na stejném místě.', story: 'Facts' },
  ],
  donts: [
    {
      text: 'Řádek s pomlčkou místo hodnoty: co nevíme, to vynecháme.',
      args: {
        facts: [
          { label: 'Rok výroby', value: '2015' },
          { label: 'Barva', value: '–' },
          { label: 'Záruka', value: '–' },
        ],
      },
    },
  ],
  words: 'Jména krátká a bez dvojtečky, hodnoty v české typografii: „19. 12. 2026“.',
  access: { names: 'Je to `<dl>`, čtečka čte dvojice.' },
}
