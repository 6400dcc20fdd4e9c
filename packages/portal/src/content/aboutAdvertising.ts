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
            '**Placené rubriky**: služby a další rubriky, u nichž je uvedena cena. Platí se předem kartou, nebo prémiovou SMS.',
            '**[Textová inzerce](/textova)**: řádkový inzerát, jak vyjde na webu i v novinách.',
            '**[Plošná reklama](/o-spolecnosti#plosna-reklama)**: obrazová reklama v seznamu rubriky nebo v novinách.',
            '**[SMS seznamka](/sms-seznamka)**: seznamovací inzerát poslaný z telefonu.',
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
        'Zvýrazněný inzerát má v seznamu barevný podklad. Topovaný stojí před ostatními a nese označení TOP. Oba jsou označeny slovy „Placené zvýraznění“. Na jedné stránce jsou nejvýše tři topované inzeráty; je-li jich víc, střídají se.',
      ],
    },
    {
      id: 'rady',
      heading: 'Jak napsat dobrý inzerát',
      blocks: [
        {
          kind: 'list',
          items: [
            'Do nadpisu dejte, co to je, značku a rozměr. V seznamu se ukáže prvních 75 znaků.',
            'Vyfoťte věc za denního světla, celou i s vadami. Inzeráty s fotkou lidé otevírají raději.',
            'Napište cenu. Kdo filtruje podle ceny, inzeráty bez ní nevidí.',
            'Uveďte městskou část: podle ní vás najdou lidé z okolí.',
          ],
        },
      ],
    },
  ],
}
