import type { Article } from './Article.ts'

export const help: Article = {
  title: 'Nápověda',
  lead: 'Jak najít, co hledáte, jak poznat poctivý inzerát a na koho se obrátit, když se něco nedaří.',
  parts: [
    {
      id: 'hledani',
      heading: 'Jak hledat',
      blocks: [
        'Napište do vyhledávacího pole aspoň dva znaky. Háčky a čárky psát nemusíte a na pádu nezáleží: na dotaz „sekacku“ najdeme sekačku, sekačky i sekaček.',
        'Výsledky se dělí na rubriky a inzeráty. Všechny zobrazíte tlačítkem **Všechny výsledky**. Šipkami na klávesnici procházíte návrhy, klávesou Enter návrh otevřete a klávesou Esc nabídku zavřete.',
        'Když se překlepnete a nic nenajdeme, nabídneme vám nejbližší slovo.',
      ],
    },
    {
      id: 'filtry',
      heading: 'Jak výběr zúžit',
      blocks: [
        'V každé rubrice i ve výsledcích hledání můžete zvolit lokalitu, typ inzerátu, cenu od a do, jen inzeráty s fotkou a řazení. Volby se ukládají do adresy stránky, takže si ji můžete uložit mezi záložky nebo poslat dál.',
        {
          kind: 'list',
          items: [
            '**Nabídka**: někdo něco prodává, pronajímá nebo daruje.',
            '**Poptávka**: někdo něco hledá.',
            '**Výměna**: někdo by věc raději vyměnil než prodal.',
          ],
        },
        'Filtr ceny ukazuje jen inzeráty s částkou v korunách. Kolik inzerátů s cenou dohodou kvůli tomu nevidíte, napíšeme nad seznam. Pořadí vysvětluje stránka [Jak řadíme výsledky](/jak-radime).',
      ],
    },
    {
      id: 'bezpecne',
      heading: 'Jak nakoupit bezpečně',
      blocks: [
        {
          kind: 'list',
          items: [
            'Peníze neposílejte předem. Zboží si prohlédněte a zaplaťte při předání.',
            'Neklikejte na odkazy „dopravců“ ani „plateb přes inzerci“ ve zprávách. Zprostředkování plateb ani dopravy nenabízíme.',
            'Číslo karty, PIN ani kód z SMS nikdy nikomu nesdělujte. K přijetí platby je nikdo nepotřebuje.',
            'Sejděte se na místě, kde jsou lidé. U auta nebo bytu chtějte vidět doklady.',
            'Cena, která je příliš dobrá, bývá návnada.',
          ],
        },
        'Kupujete-li od soukromé osoby, neplatí pro vás práva spotřebitele jako v obchodě: nemáte čtrnáctidenní lhůtu na vrácení. U podnikatelů je v inzerátu uvedeno, že jde o podnikatele.',
      ],
    },
    {
      id: 'nahlaseni',
      heading: 'Jak inzerát nahlásit',
      blocks: [
        'Na stránce inzerátu najdete odkazy **Nahlásit špatnou rubriku** a **Nahlásit nevhodný inzerát**. Přihlašovat se nemusíte. Každé hlášení přečte člověk.',
        'Jde-li o nezákonný obsah, napište v hlášení, v čem je nezákonný, a nechte nám e-mail: pošleme vám potvrzení a potom i rozhodnutí.',
      ],
    },
    {
      id: 'vlozeni',
      heading: 'Jak inzerát podat',
      blocks: [
        'Co k inzerátu připravit a kolik stojí, popisuje stránka [Vložit inzerát](/vlozit-inzerat). Pravidla najdete na stránce [Pravidla inzerce](/pravidla-inzerce).',
      ],
    },
    {
      id: 'kontakt',
      heading: 'Kontakt na podporu',
      blocks: ['Pište na {email}. Odpovídáme ve všední dny od 8:30 do 17:00.'],
    },
  ],
}
