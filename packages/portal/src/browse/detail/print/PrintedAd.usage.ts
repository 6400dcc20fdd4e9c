import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Inzerát v novinách',
  status: 'stable',
  since: '0.1',
  purpose:
    'Jak inzerát vypadá otištěný mezi sousedy a kdy vyjde nebo vyšel. U inzerátu, který se netiskne, nenakreslí se nic.',
  avoid: [
    { when: 'List, který si člověk sám vytiskne a vyvěsí.', instead: 'PrintSheet' },
    { when: 'Náhled při psaní, kdy se text ještě mění.', instead: 'AdPreview' },
  ],
  anatomy: [
    { part: 'Věta', text: 'Číslo, den vydání a kolik zbývá do uzávěrky.' },
    { part: 'Sazba', text: 'Sloupek novin se třemi sousedy.', component: 'LineAdPreview' },
  ],
  dos: [
    { text: 'Řekněte, do kdy jde text ještě změnit.', story: 'AmongNeighbours' },
    { text: 'Zvýrazněný inzerát nakreslete v rámečku a s celým nadpisem.', story: 'Boxed' },
    { text: 'Po vydání veďte odkazem přímo na stranu.', story: 'Printed' },
    { text: 'Co se netiskne, o tom nemluvte.', story: 'NotPrinted' },
  ],
  donts: [{ text: 'Slíbit vydání bez podmínky: do uzávěrky může inzerát skončit.' }],
  words:
    'Číslo a den v jedné větě: „Vyjde v č. 12 v úterý 12. května“. Rok jen tam, kde by se pletl.',
  access: { names: 'Oblast se jménem „Tak to otiskneme“; sazba se čte jako obyčejný text.' },
}
