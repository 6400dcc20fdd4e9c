import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Bez připojení',
  others: ['offline', 'bez internetu'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Stránka, která se nenačetla, protože není internet. Nepotřebuje skript ani nic stáhnout a odkaz zkusí tutéž adresu znovu.',
  avoid: [{ when: 'Výpadek uprostřed formuláře.', instead: 'ConnectionNote' }],
  anatomy: [
    { part: 'Logo', text: 'Aby bylo jasné, čí stránka to je.', component: 'Wordmark' },
    { part: 'Zpráva', text: 'Co se stalo a co zkusit.' },
    { part: 'Zástrčka', text: 'Kresba přímo v kódu.', component: 'Unplugged' },
    { part: 'Co je po ruce', text: 'Oblíbené inzeráty, které jdou číst i teď.' },
  ],
  dos: [{ text: 'Nabídněte znovu tutéž stránku.', story: 'Offline' }],
  donts: [{ text: 'Tvrdit, že je chyba u čtenáře nebo u nás: nevíme to.' }],
  words: '„Jste bez připojení.“ Tečka je na místě, je to celá věta.',
  access: { names: 'Oblast `main` s hlavním nadpisem.', keys: 'Jediné tlačítko, „Zkusit znovu“.' },
}
