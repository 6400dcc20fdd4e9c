import type { Article } from './Article.ts'

export const ranking: Article = {
  title: 'Jak řadíme výsledky',
  lead: 'Podle čeho jsou inzeráty v rubrikách a ve výsledcích hledání za sebou a co se dá zaplatit.',
  parts: [
    {
      id: 'rubriky',
      heading: 'V rubrice',
      blocks: [
        'Výchozí řazení staví nahoru nejvýše tři topované inzeráty a za nimi všechny ostatní od nejnovějšího; je-li topovaných víc, během dne se nahoře střídají. Zvýraznění mění jen vzhled řádku, pořadí ne.',
      ],
    },
    {
      id: 'hledani',
      heading: 'Ve výsledcích hledání',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Shoda slov.** Slova v nadpisu váží víc než v názvu rubriky a v textu inzerátu. Porovnáváme základy slov, takže na pádu ani na háčcích nezáleží.',
            '**Čerstvost.** Ze stejně dobrých shod je výš novější inzerát.',
            '**Topování.** Topované inzeráty, které dotazu odpovídají, stojí před ostatními.',
          ],
        },
        'U každého výsledku zjistíte pod odkazem **Proč je to tady?**, co konkrétně o jeho místě rozhodlo.',
      ],
    },
    {
      id: 'placene',
      heading: 'Co se dá zaplatit',
      blocks: [
        'Jen topování a zvýraznění, a obojí je v seznamu označeno slovy „Placené zvýraznění“. Reklama je označena slovem „Reklama“. Jiný vliv na pořadí si koupit nelze a vaše předchozí hledání ani to, co jste si prohlíželi, pořadí nemění.',
      ],
    },
    {
      id: 'jine',
      heading: 'Jiná řazení',
      blocks: [
        'Podle ceny řadíme inzeráty s částkou; ty ostatní jsou vždy až na konci. „Zdarma“ se počítá jako nula. Podle data rozhoduje den vložení inzerátu.',
      ],
    },
  ],
}
