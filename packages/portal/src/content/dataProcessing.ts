import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { RENEW_AFTER_EXPIRY_DAYS } from '@inzrt/rules/ad'
import {
  CONVERSATION_MONTHS,
  RATING_MONTHS,
  UNPAID_ORDER_MONTHS,
  WATCH_CONFIRM_HOURS,
} from '@inzrt/rules/limits'
import type { Article } from './Article.ts'

export const dataProcessing: Article = {
  title: 'Zpracování osobních údajů',
  lead: 'Přehled po jednotlivých činnostech: účel, údaje, právní důvod a doba.',
  changedAt: '2026-11-27',
  parts: [
    {
      id: 'prehled',
      heading: 'Přehled činností',
      blocks: [
        'Správcem je provozovatel portálu, viz [kontakty](/o-spolecnosti#kontakty). Obecně a o vašich právech píše stránka [Ochrana osobních údajů](/ochrana-osobnich-udaju).',
        {
          kind: 'table',
          caption: 'Činnosti zpracování',
          head: ['Účel', 'Údaje', 'Právní důvod', 'Doba'],
          rows: [
            [
              'zveřejnění inzerátu',
              'obsah, lokalita, kontakty, které sami zvolíte',
              'smlouva',
              `dokud inzerát platí, a ještě ${countOf(RENEW_AFTER_EXPIRY_DAYS, WORD_FORMS.dayGenitive)}, kdy ho můžete prodloužit; po smazání 60 dnů bez kontaktů`,
            ],
            [
              'tisk v novinách',
              'text inzerátu, cena, obec a kód; jméno ani telefon ne',
              'smlouva',
              'číslo zůstává v archivu novin; hledání v něm smazaný inzerát neukazuje',
            ],
            [
              'účet',
              'přezdívka, e-mail, otisk hesla, jméno a telefon, vyplníte-li je',
              'smlouva',
              'do zrušení účtu',
            ],
            [
              'oblíbené a uložená hledání',
              'které inzeráty a dotazy jste si uložili',
              'smlouva',
              'do smazání nebo zrušení účtu',
            ],
            [
              'upozornění v\u00a0prohlížeči',
              'adresa a\u00a0klíč, které prohlížeči dala jeho služba pro doručování, a\u00a0jeho název',
              'souhlas',
              'do vypnutí, odhlášení nebo zrušení účtu',
            ],
            [
              'hlídání inzerátů bez účtu',
              'e-mail, hledání a\u00a0jak často psát',
              'souhlas',
              `do ukončení odkazem v\u00a0e-mailu; nepotvrzené ${countOf(WATCH_CONFIRM_HOURS, WORD_FORMS.hour)}`,
            ],
            [
              'platby',
              'objednávka, částka, číslo platby',
              'smlouva a zákon o účetnictví',
              `doklady 10 let, objednávky, ze kterých sešlo, ${countOf(UNPAID_ORDER_MONTHS, WORD_FORMS.month)}`,
            ],
            [
              'reklamace',
              'co se stalo a\u00a0co navrhujete, e-mail, jméno, vyplníte-li je, a\u00a0naše odpověď',
              'smlouva a\u00a0zákon o\u00a0ochraně spotřebitele',
              '3\u00a0roky od vyřízení; u\u00a0zrušeného účtu jen do vyřízení',
            ],
            [
              'ověření telefonu',
              'telefon, otisk kódu',
              'smlouva',
              'kód 10 minut, ověření čísla 90 dnů',
            ],
            [
              'konverzace o\u00a0inzerátu',
              'texty zpráv, fotky a\u00a0nabídky ceny, jméno a\u00a0telefon, napíšete-li je, a\u00a0e-mail zájemce bez účtu',
              'oprávněný zájem',
              `${countOf(CONVERSATION_MONTHS, WORD_FORMS.month)} od poslední zprávy; nahlášená do vyřízení hlášení`,
            ],
            [
              'hodnocení obchodu',
              'hvězdičky, slova a\u00a0odpověď; u\u00a0nahlášeného i\u00a0důvod hlášení',
              'oprávněný zájem',
              `${countOf(RATING_MONTHS, WORD_FORMS.month)}; bez profilu do smazání konverzace`,
            ],
            [
              'hlášení inzerátu',
              'důvod, případně jméno a e-mail',
              'zákonná povinnost',
              'do vyřízení a uplynutí lhůt k obraně, tedy 6 měsíců',
            ],
            [
              'přihlášení a ochrana účtu',
              'čas, zařízení a část síťové adresy',
              'oprávněný zájem',
              'události 180 dnů, ukončená přihlášení 90 dnů',
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
        'Údaje neprodáváme. Mimo Evropskou unii je nepředáváme; jen upozornění v\u00a0prohlížeči, pokud si je zapnete, doručuje zašifrovaná služba vašeho prohlížeče, která může být i\u00a0jinde. Policii a soudům je vydáme jen na základě zákona.',
      ],
    },
    {
      id: 'souhlas',
      heading: 'Souhlas s obchodními sděleními',
      blocks: [
        'Novinky posíláme jen tomu, kdo o ně výslovně požádá. Souhlas není podmínkou inzerce a odvoláte ho stejně snadno, jako jste ho dali: v [nastavení účtu](/muj-ucet?tab=nastaveni), odkazem v každé zprávě nebo na {email}.',
      ],
    },
    {
      id: 'zabezpeceni',
      heading: 'Jak údaje chráníme',
      blocks: [
        'Hesla ukládáme jen jako otisky, přihlášení drží zapečetěná cookie, ke které skripty stránky nemají přístup, a do provozních záznamů osobní údaje nepíšeme. Z vložených fotek odstraňujeme údaje o místě a přístroji.',
      ],
    },
  ],
}
