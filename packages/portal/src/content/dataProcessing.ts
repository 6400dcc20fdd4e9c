import type { Article } from './Article.ts'

export const dataProcessing: Article = {
  title: 'Zpracování osobních údajů',
  lead: 'Přehled po jednotlivých činnostech: účel, údaje, právní důvod a doba.',
  parts: [
    {
      id: 'prehled',
      heading: 'Přehled činností',
      blocks: [
        {
          kind: 'table',
          caption: 'Činnosti zpracování',
          head: ['Účel', 'Údaje', 'Právní důvod', 'Doba'],
          rows: [
            [
              'uveřejnění inzerátu',
              'obsah, lokalita, kontakty, které sami zvolíte',
              'smlouva',
              'po dobu inzerátu a 30 dnů na jeho obnovení',
            ],
            ['účet', 'přezdívka, e-mail, otisk hesla', 'smlouva', 'do zrušení účtu'],
            [
              'platby',
              'objednávka, částka, číslo platby',
              'smlouva a zákon',
              'po dobu, kterou pro doklady určují zákony',
            ],
            ['ověření telefonu', 'telefon, otisk kódu', 'smlouva', 'kód 10 minut'],
            [
              'hlášení inzerátu',
              'důvod, případně jméno a e-mail',
              'zákonná povinnost',
              'do vyřízení a uplynutí lhůt k obraně',
            ],
            ['ochrana před zneužitím', 'síťová adresa', 'oprávněný zájem', 'po dobu omezení'],
          ],
        },
      ],
    },
    {
      id: 'prijemci',
      heading: 'Komu údaje předáváme',
      blocks: [
        'Platbu kartou vyřizuje platební brána banky: číslo karty zadáváte u ní a my je nikdy nevidíme. Prémiovou SMS doručuje operátor a jeho zprostředkovatel. Inzeráty pro tištěné noviny dostává tiskárna, a to jen v podobě, v jaké vyjdou.',
        'Údaje neprodáváme a mimo Evropskou unii je nepředáváme.',
      ],
    },
    {
      id: 'souhlas',
      heading: 'Souhlas s obchodními sděleními',
      blocks: [
        'Novinky posíláme jen tomu, kdo o ně výslovně požádá. Souhlas není podmínkou inzerce a odvoláte jej stejně snadno, jako jste jej dali: odkazem v každé zprávě nebo na {email}.',
      ],
    },
    {
      id: 'zabezpeceni',
      heading: 'Jak údaje chráníme',
      blocks: [
        'Hesla ukládáme jen jako otisky, přihlášení drží zapečetěná cookie, ke které skripty stránky nemají přístup, a do provozních záznamů osobní údaje nepíšeme.',
      ],
    },
  ],
}
