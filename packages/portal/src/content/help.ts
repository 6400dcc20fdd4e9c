import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { RENEW_AFTER_EXPIRY_DAYS } from '@inzrt/rules/ad'
import type { Article } from './Article.ts'

export const help: Article = {
  title: 'Nápověda',
  lead: 'Jak najít, co hledáte, jak vložit inzerát, jak poznat ten poctivý a na koho se obrátit, když se něco nedaří.',
  parts: [
    {
      id: 'hledani',
      heading: 'Jak hledat?',
      blocks: [
        'Napište do vyhledávacího pole aspoň dva znaky. Háčky a čárky psát nemusíte a na pádu nezáleží: na dotaz „sekacku“ najdeme sekačku, sekačky i sekaček. Rozumíme i jiným názvům („telka“, „ajfon“), místu a ceně: „pračka Brno do 3000“. Inzeráty s některým slovem vynecháte znaménkem minus před ním: „kolo -dětské“.',
        'Výsledky se dělí na rubriky a inzeráty. Všechny zobrazíte tlačítkem **Všechny výsledky**. Šipkami na klávesnici procházíte návrhy, klávesou Enter návrh otevřete a klávesou Esc nabídku zavřete.',
        'Když se překlepnete a nic nenajdeme, nabídneme vám nejbližší slovo.',
      ],
    },
    {
      id: 'filtry',
      heading: 'Jak výběr zúžit?',
      blocks: [
        'V každé rubrice i ve výsledcích hledání můžete zvolit lokalitu, druh inzerátu, cenu od a do, jen inzeráty s fotkou a řazení. Volby se ukládají do adresy stránky, takže si ji můžete uložit mezi záložky nebo poslat dál.',
        {
          kind: 'list',
          items: [
            '**Nabídka**: někdo něco prodává, pronajímá nebo daruje.',
            '**Poptávka**: někdo něco hledá.',
            '**Výměna**: někdo by věc raději vyměnil než prodal. Napíše-li, za co, hledáme mu výměnu ve dvou i\u00a0ve třech.',
          ],
        },
        'Filtr ceny ukazuje jen inzeráty s částkou v korunách. Kolik inzerátů s cenou dohodou kvůli tomu nevidíte, napíšeme nad seznam. Pořadí vysvětluje stránka [Jak řadíme výsledky](/jak-radime).',
      ],
    },
    {
      id: 'kod',
      heading: 'Co je šestimístný kód?',
      blocks: [
        'Každý inzerát má svůj kód, na webu ho najdete mezi údaji o inzerátu. Napište ho do vyhledávacího pole a otevře se přímo ten jeden inzerát.',
      ],
    },
    {
      id: 'noviny',
      only: 'printed',
      heading: 'Jak se inzerát dostane do novin?',
      blocks: [
        'Sám. Do čísla zařadíme všechny inzeráty, které jsou zveřejněné při uzávěrce, tedy ve čtvrtek ve 12:00. Noviny vyjdou následující úterý; termíny i soubor do kalendáře má stránka [Data vydání](/data-vydani), starší čísla [archiv novin](/archiv-novin).',
        'Text na papíře zkracujeme. Celý inzerát i s fotkami otevře kód, který u něj v novinách stojí.',
      ],
    },
    {
      id: 'vlozeni',
      heading: 'Jak inzerát vložit?',
      blocks: [
        'Formulář na stránce [Vložit inzerát](/vlozit-inzerat) vás provede rubrikou, textem, fotkami a kontaktem. Rozepsaný inzerát zůstane ve vašem prohlížeči, dokud ho neodešlete. Co do něj smí, říkají [pravidla inzerce](/pravidla-inzerce).',
        'Účet nepotřebujete: stačí e-mail a heslo k inzerátu. S účtem máte všechny inzeráty pohromadě.',
      ],
    },
    {
      id: 'cena',
      heading: 'Kolik inzerát stojí?',
      blocks: [
        'V neplacených rubrikách nic. V placených se platí předem, kartou levněji než prémiovou SMS. Cenu každé rubriky najdete na stránce [Rubriky inzerce](/rubriky-inzerce), zvýraznění a topování na stránce [O inzerci](/o-inzerci#zvyrazneni).',
      ],
    },
    {
      id: 'uprava',
      heading: 'Jak inzerát upravit, prodloužit nebo smazat?',
      blocks: [
        'S účtem na stránce [Můj účet](/muj-ucet?tab=inzeraty). Bez účtu odkazem na stránce inzerátu, nebo [podle jeho kódu](/editovat-inzerat); po zadání hesla k inzerátu platí právo upravovat 10 minut. Nadpis opravíte sami do 24 hodin od zveřejnění; pozdější opravu pošlete stejně, jen ji nejdřív přečte člověk.',
        `Inzerát, který skončil, můžete ještě ${countOf(RENEW_AFTER_EXPIRY_DAYS, WORD_FORMS.dayGenitive)} prodloužit.`,
      ],
    },
    {
      id: 'bezpecne',
      heading: 'Jak nakoupit bezpečně?',
      blocks: [
        {
          kind: 'list',
          items: [
            'Peníze neposílejte předem. Zboží si prohlédněte a zaplaťte při předání.',
            'Odkazy „dopravců“ ani „plateb přes inzerci“ ve zprávách neotvírejte. Zprostředkování plateb ani dopravy nenabízíme.',
            'Číslo karty, PIN ani kód z SMS nikdy nikomu nesdělujte. K přijetí platby je nikdo nepotřebuje.',
            'Sejděte se na místě, kde jsou lidé. U auta nebo bytu chtějte vidět doklady.',
            'Cena, která je příliš dobrá, bývá návnada.',
          ],
        },
        'Kupujete-li od soukromé osoby, neplatí pro vás práva spotřebitele jako v obchodě: nemáte čtrnáctidenní lhůtu na vrácení. Podnikatele poznáte podle označení přímo v inzerátu.',
      ],
    },
    {
      id: 'seznameni',
      heading: 'Jak se seznámit bezpečně?',
      blocks: [
        {
          kind: 'list',
          items: [
            'Poprvé se sejděte na místě, kde jsou lidé, a dopravte se tam i domů sami.',
            'Někomu blízkému řekněte, kam jdete, s kým a kdy se vrátíte.',
            'Adresu, příjmení, místo práce ani intimní fotky neposílejte nikomu, koho neznáte osobně.',
            'Peníze neposílejte ani nepůjčujte, ať je důvod jakýkoli: léčba, cesta za vámi, clo na balík, investice.',
            'Kdo se setkání a hovoru stále vyhýbá, nebývá tím, za koho se vydává.',
            'Když se vám něco nezdá, odejděte. Nikomu nic nedlužíte.',
          ],
        },
        'Vydírá-li vás někdo nebo vám vyhrožuje, nic neplaťte, zprávy si uložte a obraťte se na policii, v\u00a0nouzi na linku 158. Takový inzerát nám prosím nahlaste.',
      ],
    },
    {
      id: 'nahlaseni',
      heading: 'Jak inzerát nahlásit?',
      blocks: [
        'Na stránce inzerátu najdete odkazy **Nahlásit špatnou rubriku** a **Nahlásit nevhodný inzerát**. Přihlašovat se nemusíte. Každé hlášení přečte člověk.',
        'Jde-li o protiprávní obsah, napište v hlášení, čím porušuje zákon, a nechte nám e-mail: pošleme vám potvrzení a potom i rozhodnutí.',
      ],
    },
    {
      id: 'heslo',
      heading: 'Zapomněli jste heslo?',
      blocks: [
        'K účtu si nové nastavíte na stránce [Zapomenuté heslo](/uzivatel/reset-hesla): pošleme vám odkaz i čtyřmístný kód. Heslo má nejméně 8 znaků.',
      ],
    },
    {
      id: 'vek',
      only: 'adults',
      heading: 'Proč se ptáte na věk?',
      blocks: [
        'Obsah je jen pro dospělé. Potvrzení věku platí 1 hodinu a pamatuje si je pouze váš prohlížeč; nezjišťujeme, kdo jste.',
      ],
    },
    {
      id: 'kontakt',
      heading: 'Kontakt na podporu',
      blocks: [
        'Něco nejde? Zda o tom víme, říká [stav provozu](/stav-provozu).',
        'Pište na {email}. Odpovídáme ve všední dny od 8:30 do 17:00. Další spojení má stránka [O společnosti](/o-spolecnosti#kontakty).',
      ],
    },
  ],
}
