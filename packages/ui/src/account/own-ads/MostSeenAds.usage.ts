import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Inzeráty s nejvíc zobrazeními',
  status: 'trial',
  since: '0.1',
  purpose: 'Vlastní inzeráty seřazené podle zobrazení, s počtem odkrytých telefonů a zpráv.',
  avoid: [{ when: 'Jeden inzerát den po dni.', instead: 'AdStatsChart' }],
  anatomy: [
    { part: 'Tabulka', text: 'Nadpis, zobrazení, telefon, zprávy.' },
    { part: 'Poznámka', text: 'Koho nepočítáme.' },
  ],
  dos: [
    { text: 'Nadpis odkazuje na inzerát a je do 75 znaků.', story: 'Seen' },
    { text: 'I miliony zobrazení se vejdou.', story: 'Long' },
    { text: 'Kdo nic nezobrazil, tabulku nedostane.', story: 'Nobody' },
  ],
  donts: [{ text: 'Procenta bez čísel, ze kterých jsou.' }],
  words: '„Vaše vlastní návštěvy, roboti a smazané inzeráty se nepočítají.“',
  access: { names: 'Tabulka s hlavičkami sloupců i řádků.' },
}
