import type { Article } from './Article.ts'

export const advertisingRules: Article = {
  title: 'Pravidla inzerce',
  lead: 'Obchodní podmínky: co je zdarma, co se platí předem, co může provozovatel s inzerátem udělat a jak se domoci svých práv.',
  parts: [
    {
      id: 'uvod',
      heading: 'Čeho se pravidla týkají',
      blocks: [
        'Pravidla platí pro každého, kdo na portálu inzerát vloží, i pro toho, kdo na něj odpovídá. Provozovatel uveřejňuje inzeráty jiných osob na webu a v tištěných novinách; stranou smlouvy mezi inzerentem a zájemcem není.',
      ],
    },
    {
      id: 'cena',
      heading: 'Co je zdarma a co se platí',
      blocks: [
        'Inzeráty v neplacených rubrikách jsou zdarma.',
        'Inzeráty v placených rubrikách a doplňkové služby (zvýraznění, topování) se platí předem. Platit lze kartou, což je levnější, nebo prémiovou SMS. Cenu vidíte vždy dřív, než objednávku odešlete; ceny jednotlivých rubrik jsou na stránce [Textová inzerce](/textova).',
        'Všechny ceny jsou konečné, včetně DPH. Objednávka placené služby je objednávka s povinností platby.',
      ],
    },
    {
      id: 'obsah',
      heading: 'Co do inzerátu smí a nesmí',
      blocks: [
        {
          kind: 'list',
          items: [
            'Inzerát popisuje skutečnou věc nebo službu, kterou inzerent opravdu nabízí, hledá nebo chce vyměnit.',
            'Patří do rubriky, která mu odpovídá. Nadpis po vložení už změnit nelze.',
            'Nesmí porušovat zákon, práva jiných ani dobré mravy; nesmí obsahovat cizí fotografie bez svolení.',
            'Telefon a e-mail patří do kontaktů, ne do textu inzerátu.',
            'Obsah pro dospělé patří výhradně na sesterský web pro dospělé. Inzerentovi takového inzerátu musí být alespoň 18 let.',
          ],
        },
      ],
    },
    {
      id: 'prava-provozovatele',
      heading: 'Co může provozovatel',
      blocks: [
        'Provozovatel může inzerát upravit, přesunout do jiné rubriky, smazat nebo odmítnout, pokud odporuje zákonu nebo těmto pravidlům. V některých rubrikách se inzerát uveřejní až po schválení.',
        'Známe-li kontakt na inzerenta, pošleme mu odůvodnění: co jsme udělali, proč, zda rozhodoval člověk nebo stroj a jak se může bránit.',
      ],
    },
    {
      id: 'razeni',
      heading: 'Jak inzeráty řadíme',
      blocks: [
        'Placené umístění je vždy označeno slovy „Placené zvýraznění“. Hlavní hlediska řazení popisuje stránka [Jak řadíme výsledky](/jak-radime).',
      ],
    },
    {
      id: 'odstoupeni',
      heading: 'Odstoupení od smlouvy',
      blocks: [
        'Spotřebitel může od smlouvy o placené službě uzavřené na dálku odstoupit do 14 dnů bez udání důvodu; stačí napsat na {email}. Požádal-li o zahájení služby před uplynutím této lhůty, zaplatí poměrnou část za dobu, po kterou služba běžela.',
        'Peníze vracíme do 14 dnů od odstoupení stejným způsobem, jakým přišly, pokud se nedohodneme jinak.',
      ],
    },
    {
      id: 'reklamace',
      heading: 'Reklamace',
      blocks: [
        'Služba neproběhla, jak měla? Napište na {email}, o který inzerát a objednávku jde a co se stalo. Přijetí vám potvrdíme a reklamaci vyřídíme do 30 dnů.',
      ],
    },
    {
      id: 'spory',
      heading: 'Mimosoudní řešení sporů',
      blocks: [
        'Nedohodneme-li se, může se spotřebitel obrátit na Českou obchodní inspekci (ČOI), Ústřední inspektorát, oddělení ADR, [www.coi.cz](https://www.coi.cz/). Návrh na zahájení mimosoudního řešení sporu lze podat do 1 roku ode dne, kdy spotřebitel své právo u provozovatele uplatnil poprvé.',
      ],
    },
    {
      id: 'hlaseni',
      heading: 'Hlášení nezákonného obsahu',
      blocks: [
        'Kontaktní místo pro úřady i pro uživatele je {email}, jednat lze česky. Hlášení lze podat přímo u inzerátu; má obsahovat důvod, adresu inzerátu a prohlášení, že je podáváte v dobré víře. Jméno a e-mail potřebujeme, abychom vám mohli poslat potvrzení a rozhodnutí; u obsahu zneužívajícího děti je uvádět nemusíte.',
      ],
    },
  ],
}
