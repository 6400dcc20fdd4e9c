import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Další řádky',
  others: ['pagination', 'stránkování', 'infinite scroll'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Pata seznamu: kolik je vidět, kolik je všeho a odkaz na další. Adresa drží celý dosavadní seznam, takže návrat skončí na stejném místě.',
  avoid: [{ when: 'Seznam, který se vejde celý, patu nepotřebuje.', instead: 'AdRow' }],
  anatomy: [
    { part: 'Počet', text: '„Zobrazeno 24 z 312 inzerátů“.' },
    { part: 'Proužek', text: 'Tentýž podíl pro oko.', component: 'ProgressBar' },
    {
      part: 'Tlačítko',
      text: 'Odkaz na další stránku, řekne, kolik přidá.',
      component: 'LinkButton',
    },
    { part: 'Jak řadíme', text: 'Odkaz na vysvětlení pořadí.' },
  ],
  dos: [
    { text: 'Počet na tlačítku skloňujte.', story: 'Few' },
    { text: 'Na konci tlačítko zmizí, počet zůstane.', story: 'End' },
  ],
  donts: [{ text: 'Nekonečné načítání při posunu: k patičce se pak nikdo nedostane.' }],
  words:
    'Vždycky s číslem: „Načíst dalších 24“. Při načítání se slovo vymění, tlačítko zůstane na místě.',
  access: {
    names: 'Odkaz s `rel="next"`; proužek je pro čtečku skrytý, říká totéž co věta.',
    keys: 'Enter načte další řádky.',
    announced: 'Nový počet se po načtení řekne sám.',
  },
}
