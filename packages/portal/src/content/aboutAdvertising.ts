import type { Article } from './Article.ts'

export const aboutAdvertising: Article = {
  title: 'O inzerci',
  lead: 'Jaké druhy inzerce máme, kde inzerát vyjde a čím mu pomůžete, aby ho lidé našli.',
  parts: [
    {
      id: 'druhy',
      heading: 'Druhy inzerce',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Soukromá inzerce**: nabídka, poptávka nebo výměna na webu, v neplacených rubrikách zdarma.',
            '**Placené rubriky**: služby a další rubriky, u nichž je v [přehledu rubrik](/rubriky-inzerce) uvedena cena. Platí se předem kartou, což je levnější, nebo prémiovou SMS.',
            '[Textová inzerce](/textova): řádkový inzerát a jeho ceník.',
            '[Plošná reklama](/o-spolecnosti#plosna-reklama): obrazová reklama v seznamu rubriky.',
            '[SMS seznamka](/sms-seznamka): seznamovací inzerát poslaný z telefonu.',
          ],
        },
      ],
    },
    {
      id: 'zvyrazneni',
      heading: 'Zvýraznění a topování',
      blocks: [
        {
          kind: 'table',
          caption: 'Ceny doplňkových služeb, včetně DPH',
          head: ['Služba', 'Na jak dlouho', 'Kartou', 'SMS'],
          rows: [
            ['Zvýraznění', '7 dní', '25 Kč', '33 Kč'],
            ['Topování', '7 dní', '49 Kč', '79 Kč'],
            ['Obojí', '7 dní', '69 Kč', 'dvě SMS, 33 Kč a 79 Kč'],
          ],
        },
        'Zvýrazněný inzerát má v seznamu barevný podklad. Topovaný stojí v rubrice před ostatními a nese označení TOP; ve výsledcích hledání jen tehdy, odpovídá-li přesně tomu, co se hledá. Oba jsou označeny slovy „Placené zvýraznění“. Před ostatními jsou v rubrice nejvýše tři topované inzeráty, v hledání dva; je-li jich víc, během dne se střídají.',
      ],
    },
    {
      id: 'tisk',
      only: 'printed',
      heading: 'Inzerát v novinách',
      blocks: [
        'Inzeráty, které jsou při uzávěrce zveřejněné, otiskneme zdarma v nejbližším čísle. O nic žádat nemusíte; [termíny](/data-vydani) jsou známy dopředu a vydaná čísla zůstávají v [archivu](/archiv-novin).',
      ],
    },
    {
      id: 'rady',
      only: 'goods',
      heading: 'Jak napsat dobrý inzerát',
      blocks: [
        {
          kind: 'list',
          items: [
            'Do nadpisu dejte, co to je, značku a rozměr. V seznamu se ukáže prvních 75 znaků.',
            'Vyfoťte věc za denního světla, celou i s vadami. Inzeráty s fotkou lidé otevírají raději.',
            'Napište cenu. Kdo filtruje podle ceny, inzeráty bez ní nevidí.',
            'Uveďte městskou část: podle ní vás najdou lidé z okolí.',
            'To hlavní napište hned na začátek: v seznamu i na papíře je místa málo.',
          ],
        },
      ],
    },
    {
      id: 'rady',
      only: 'adults',
      heading: 'Jak napsat dobrý inzerát',
      blocks: [
        {
          kind: 'list',
          items: [
            'Do nadpisu dejte, kdo koho hledá a proč. V seznamu se ukáže prvních 75 znaků.',
            'Napište pár vět o sobě a o tom, co čekáte od druhého. Obecné věty přehlédne každý.',
            'Přidejte fotku, na které jste jen vy. Inzeráty s fotkou lidé otevírají raději.',
            'Uveďte městskou část: podle ní vás najdou lidé z okolí.',
            'Příjmení, adresu ani místo práce do textu nepište.',
          ],
        },
      ],
    },
    {
      id: 'dal',
      heading: 'Co dál',
      blocks: [
        'Inzerát vložíte na stránce [Vložit inzerát](/vlozit-inzerat). Předtím si přečtěte [pravidla inzerce](/pravidla-inzerce); s otázkami pomůže [nápověda](/napoveda).',
      ],
    },
  ],
}
