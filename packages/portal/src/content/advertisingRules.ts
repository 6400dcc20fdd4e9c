import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { COMPLAINT_DAYS, REFUND_DAYS, WITHDRAWAL_DAYS } from '@inzrt/rules/limits'
import type { Article } from './Article.ts'

export const advertisingRules: Article = {
  title: 'Pravidla inzerce',
  lead: 'Obchodní podmínky: co je zdarma, co se platí předem, co může provozovatel s inzerátem udělat a jak se domoci svých práv.',
  changedAt: '2026-11-23',
  parts: [
    {
      id: 'uvod',
      heading: 'Čeho se pravidla týkají',
      blocks: [
        'Portál provozuje společnost uvedená v [kontaktech](/o-spolecnosti#kontakty). Pravidla platí pro každého, kdo na něm inzerát vloží, i pro toho, kdo na inzerát odpovídá.',
        'Provozovatel zveřejňuje inzeráty jiných osob; stranou smlouvy mezi inzerentem a zájemcem není. Kupujete-li od soukromé osoby, nemáte práva, která zákon dává spotřebiteli vůči podnikateli, například lhůtu 14 dnů na vrácení. Podnikatele poznáte podle označení přímo v inzerátu.',
      ],
    },
    {
      id: 'cena',
      heading: 'Co je zdarma a co se platí',
      blocks: [
        'Inzeráty v neplacených rubrikách jsou zdarma.',
        'Inzeráty v placených rubrikách a doplňkové služby (zvýraznění, topování) se platí předem. Platit lze kartou, což je levnější, nebo prémiovou SMS. Cenu vidíte vždy dřív, než objednávku odešlete; u každé rubriky stojí na stránce [Rubriky inzerce](/rubriky-inzerce), v přehledu na stránce [Textová inzerce](/textova).',
        'S účtem si můžete předem koupit [kredit](/muj-ucet?tab=kredit), který je levnější než to, co zaplatí, a platit jím hned. Spotřebitel může od jeho nákupu odstoupit jako od jiné objednávky; vrátíme, co stál zbylý kredit. Zrušením účtu kredit zaniká.',
        'Firmy, se kterými se na tom dohodneme, mohou platit na fakturu: služba začne hned a faktura se platí převodem do dne splatnosti.',
        'Všechny ceny jsou konečné, včetně DPH.',
      ],
    },
    {
      id: 'objednavka',
      heading: 'Jak vzniká smlouva',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Vyplníte inzerát a zkontrolujete náhled. Do odeslání můžete cokoli změnit.',
            'U placené služby vidíte cenu na tlačítku **Objednat s povinností platby**. Jeho stisknutím objednáváte; smlouva vzniká přijetím platby, u objednávky na fakturu jejím vystavením.',
            'Služba začíná zveřejněním inzerátu. Protože to bývá hned, požádáme vás, jste-li spotřebitel, o souhlas se zahájením před uplynutím lhůty pro odstoupení.',
          ],
        },
        'Smlouvu uzavíráme česky a potvrzení posíláme na váš e-mail. Není-li inzerát v placené rubrice schválen, peníze vracíme.',
      ],
    },
    {
      id: 'co-smi',
      heading: 'Co do inzerátu smí a nesmí',
      blocks: [
        {
          kind: 'list',
          items: [
            'Inzerát popisuje skutečnou věc nebo službu, kterou inzerent opravdu nabízí, hledá nebo chce vyměnit.',
            'Patří do rubriky, která mu odpovídá. Nadpis opravíte do 24 hodin od zveřejnění sami, pozdější opravu nejdřív přečteme.',
            'Nesmí porušovat zákon, práva jiných ani dobré mravy; nesmí obsahovat cizí fotky bez svolení.',
            'Telefon a e-mail patří do kontaktů, ne do textu inzerátu.',
            'Tutéž věc nabízejte jedním inzerátem. Opakované vkládání považujeme za zneužití.',
            'Obsah pro dospělé patří výhradně na sesterský web pro dospělé. Inzerentovi takového inzerátu musí být alespoň 18 let.',
          ],
        },
        'Za obsah inzerátu odpovídá inzerent. Kdo inzeruje jako podnikatel, uvádí obchodní jméno a IČO.',
      ],
    },
    {
      id: 'prava-provozovatele',
      heading: 'Co může provozovatel',
      blocks: [
        'Provozovatel může inzerát upravit, přesunout do jiné rubriky, smazat nebo odmítnout, pokud odporuje zákonu nebo těmto pravidlům. V některých rubrikách se inzerát zveřejní až po schválení.',
        'Známe-li kontakt na inzerenta, pošleme mu odůvodnění: co jsme udělali, proč, o které ustanovení se opíráme, zda rozhodoval člověk, nebo stroj, a jak se může bránit. Proti rozhodnutí lze do 6 měsíců podat odvolání odkazem v téže zprávě; posoudí je někdo jiný než ten, kdo rozhodl poprvé.',
        'Protiprávní obsah oznámíte [úplným oznámením](/oznameni). Kolik jich přijímáme a jak rozhodujeme, ukazuje [průhlednost moderace](/pruhlednost).',
        'Kdo zjevně protiprávní obsah vkládá opakovaně, tomu po upozornění na přiměřenou dobu vkládání zastavíme. Totéž platí pro zjevně nedůvodná hlášení.',
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
        `Spotřebitel může od smlouvy o placené službě uzavřené na dálku odstoupit do ${countOf(WITHDRAWAL_DAYS, WORD_FORMS.dayGenitive)} od jejího uzavření, a to bez udání důvodu. Stačí jakékoli jednoznačné prohlášení, například tato věta na {email}: „Odstupuji od smlouvy o inzerci, objednávka číslo …, jméno, datum.“ Lhůta je zachována, odešlete-li je před jejím koncem.`,
        'Požádali-li jste o zahájení služby před uplynutím této lhůty, zaplatíte poměrnou část ceny za dobu, po kterou služba běžela.',
        'Kdo objednává z účtu firmy, u kterého uvedl IČO, objednává pro své podnikání a jako spotřebitel od smlouvy odstoupit nemůže. Rozhoduje, co účet uváděl při objednávce.',
        `Peníze vracíme do ${countOf(REFUND_DAYS, WORD_FORMS.dayGenitive)} od odstoupení stejným způsobem, jakým přišly, pokud se nedohodneme jinak.`,
      ],
    },
    {
      id: 'reklamace',
      heading: 'Reklamace',
      blocks: [
        `Služba neproběhla, jak měla? [Podejte reklamaci](/reklamace), nebo napište na {email}, o který inzerát a objednávku jde, co se stalo a co navrhujete. Přijetí vám potvrdíme e-mailem, s číslem a termínem, a reklamaci vyřídíme do ${countOf(COMPLAINT_DAYS, WORD_FORMS.dayGenitive)}.`,
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
      heading: 'Hlášení protiprávního obsahu',
      blocks: [
        'Kontaktní místo pro úřady i pro uživatele je {email}, jednat lze česky. Hlášení lze podat přímo u inzerátu; má obsahovat důvod, adresu inzerátu a prohlášení, že je podáváte v dobré víře. Jméno a e-mail potřebujeme, abychom vám mohli poslat potvrzení a rozhodnutí; u obsahu zneužívajícího děti je uvádět nemusíte.',
        'O každém hlášení rozhoduje člověk. Hrozí-li někomu nebezpečí, volejte policii na číslo 158; podezření na trestný čin ohrožující život nebo bezpečnost oznamujeme policii i my.',
        'Nabízí-li někdo výrobek, který může ublížit, napište na {email}: táž adresa je kontaktním místem i podle nařízení (EU) 2023/988 o obecné bezpečnosti výrobků. Přehled nebezpečných výrobků vede evropský systém [Safety Gate](https://ec.europa.eu/safety-gate/).',
      ],
    },
    {
      id: 'zmeny',
      heading: 'Změny pravidel',
      blocks: [
        'Pro inzerát platí pravidla účinná v den, kdy byl vložen. O podstatné změně napíšeme majitelům účtů e-mailem nejméně 14 dnů předem. Co se děje s osobními údaji, říká stránka [Ochrana osobních údajů](/ochrana-osobnich-udaju).',
      ],
    },
  ],
}
