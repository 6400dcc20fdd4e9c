import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Údaje',
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
  donts: [{ text: 'Řádek s pomlčkou místo hodnoty: co nevíme, to vynecháme.' }],
  words: 'Jména krátká a bez dvojtečky, hodnoty v české typografii: „19. 12. 2026“.',
  access: { names: 'Je to `<dl>`, čtečka čte dvojice.' },
}
