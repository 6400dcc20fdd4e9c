import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Tabulka',
  others: ['table', 'grid', 'datagrid', 'tabulka'],
  status: 'stable',
  since: '0.1',
  purpose: 'Záznamy pod sebou s hlavičkou; na úzkém displeji se posouvá sama, ne celá stránka.',
  avoid: [{ when: 'Údaje o jedné věci.', instead: 'FactsTable' }],
  anatomy: [
    { part: 'Název', text: 'Co tabulka je.' },
    { part: 'Hlavička', text: 'Sloupce jedním slovem.' },
    { part: 'Řádky', text: 'První buňka je jméno řádku.' },
  ],
  dos: [
    { text: 'Na telefonu se slovo nezlomí uprostřed, tabulka se posune.', story: 'Narrow' },
    { text: 'Dokud v ní nic není, stojí tu věta, ne prázdná hlavička.', story: 'Empty' },
  ],
  donts: [{ text: 'Tabulka pro dvě dvojice údajů.' }],
  words: 'Hlavička jedno slovo: „Kdy“, „Kdo“, „Co“.',
  access: {
    names: 'Oblast s názvem tabulky, `<th>` pro řádky i sloupce.',
    keys: 'Oblast jde zaostřit a posouvat šipkami.',
  },
}
