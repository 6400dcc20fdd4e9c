import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { RENEW_AFTER_EXPIRY_DAYS } from '@inzrt/rules/ad'
import { CONVERSATION_MONTHS, RATING_MONTHS, WATCH_CONFIRM_HOURS } from '@inzrt/rules/limits'
import type { Article } from './Article.ts'

export const privacyPolicy: Article = {
  title: 'Ochrana osobních údajů',
  lead: 'Které údaje o vás máme, proč, jak dlouho a co s nimi můžete udělat.',
  changedAt: '2026-11-27',
  parts: [
    {
      id: 'spravce',
      heading: 'Kdo údaje spravuje',
      blocks: [
        'Správcem je provozovatel portálu; jeho název, sídlo a IČO jsou v [kontaktech](/o-spolecnosti#kontakty). Ve všem, co se údajů týká, pište na {email}. Pověřence jmenovat nemusíme a nemáme ho.',
      ],
    },
    {
      id: 'prohlizeni',
      heading: 'Když jen procházíte',
      blocks: [
        'Procházet, hledat a hlásit inzeráty můžete bez účtu. Neměříme vás, nevkládáme reklamní sledování ani obsah cizích serverů, a proto tu není žádná lišta se souhlasem: ukládáme jen to, bez čeho by stránka nefungovala nebo oč jste sami požádali.',
        {
          kind: 'table',
          caption: 'Cookies ve vašem prohlížeči',
          head: ['Název', 'K čemu', 'Jak dlouho'],
          rows: [
            ['__Host-session', 'přihlášení k účtu', 'do odhlášení, nejdéle 14 dnů'],
            ['signed-in', 'aby stránka poznala, že je někdo přihlášen', 'jako přihlášení'],
            ['__Host-login', 'druhý krok přihlášení', '5 minut'],
            ['__Host-reset', 'obnova zapomenutého hesla', 'do konce obnovy'],
            ['__Host-phone', 'ověření telefonu kódem z SMS v tomto prohlížeči', '15 minut'],
            ['__Host-grant', 'právo upravit inzerát po zadání hesla', '10 minut'],
            ['__Host-position', 'abyste hned viděli, co jste právě změnili', '1 hodina'],
            ['age-verified', 'potvrzení věku na webu pro dospělé', '1 hodina'],
            ['age-request', 'návrat od ověření věku na web pro dospělé', '10 minut'],
            ['discreet', 'diskrétní režim webu pro dospělé, když si ho zapnete', '180 dnů'],
          ],
        },
        'Rozepsaný inzerát, neodeslané formuláře, poslední hledání, naposledy prohlížené a oblíbené inzeráty bez účtu zůstávají jen v paměti vašeho prohlížeče a k nám se neposílají. Co z toho všeho v něm právě je, ukáže a na jedno klepnutí smaže stránka [Co o mně víte v tomto prohlížeči](/co-o-mne-vite).',
        'Zapnete-li si v\u00a0účtu upozornění v\u00a0prohlížeči, uložíme adresu, kterou prohlížeči přidělila jeho služba pro doručování (třeba Google, Mozilla nebo Apple). Ta pozná, kdy vám něco posíláme, obsah ale přečte jen váš prohlížeč. Vypnete to v\u00a0nastavení; s\u00a0odhlášením adresu smažeme hned, se zrušením účtu také.',
        'Adresu, ze které se připojujete, server zpracuje jen kvůli omezení počtu požadavků a obraně proti útokům.',
      ],
    },
    {
      id: 'inzerenti',
      heading: 'Když inzerujete',
      blocks: [
        'Ukládáme jméno nebo přezdívku, telefon, e-mail, lokalitu a obsah inzerátu. Veřejně ukážeme jen kontakty, které sami zaškrtnete; telefon navíc až po klepnutí. E-mailovou adresu neukazujeme nikdy, ani tomu, s kým si píšete: zprávy předáváme my.',
        'Inzerát zveřejněný v okamžiku uzávěrky vyjde i v tištěných novinách a zůstane v jejich archivu: text, cena, obec a šestimístný kód, bez jména a bez telefonu. V archivu se hledá podle slov a rubriky; telefony, adresy a jména z textu v tomto hledání nejsou a inzerát, který smažete, se v něm přestane ukazovat. Inzeráty z webu pro dospělé se netisknou.',
        'Právním důvodem je smlouva o zveřejnění inzerátu, u dokladů o platbě zákonná povinnost a u ochrany před podvody oprávněný zájem.',
      ],
    },
    {
      id: 'hlidani',
      heading: 'Když hlídáte bez účtu',
      blocks: [
        `Necháte-li si posílat nové inzeráty bez účtu, uložíme jen e-mail, hledání a jak často psát. Dokud hlídání v e-mailu nepotvrdíte, nic dalšího nepošleme, a nepotvrdíte-li ho do ${countOf(WATCH_CONFIRM_HOURS, WORD_FORMS.hour)}, všechno smažeme. Každá zpráva má odkaz, kterým hlídání ukončíte; e-mail i hledání tím z hlídání hned zmizí. K ničemu jinému adresu nepoužíváme.`,
        'Co hlídáme pro e-mail, který máte potvrzený v účtu, najdete ve stažených údajích a se zrušením účtu to smažeme. Bez účtu o výpis nebo smazání napište z dotčené adresy na {email}.',
      ],
    },
    {
      id: 'doba',
      heading: 'Jak dlouho',
      blocks: [
        `Inzerát, který skončil, přestaneme ukazovat; prodloužit ho můžete ještě ${countOf(RENEW_AFTER_EXPIRY_DAYS, WORD_FORMS.dayGenitive)}. Smažete-li ho sami, kontakty z něj odstraníme hned a zbytek údajů do 60 dnů. Reklamaci s odpovědí uchováme 3 roky od jejího vyřízení, u zrušeného účtu jen do vyřízení. Konverzaci o inzerátu smažeme ${countOf(CONVERSATION_MONTHS, WORD_FORMS.month)} po její poslední zprávě, nahlášenou až po vyřízení hlášení; se zrušeným účtem zmizí i to, co jste napsali. Hodnocení obchodu uchováme ${countOf(RATING_MONTHS, WORD_FORMS.month)}; se zrušeným účtem zmizí, co o vás kdo napsal, a z vašich hodnocení zůstanou jen hvězdičky. Podrobnosti má stránka [Zpracování osobních údajů](/zpracovani-osobnich-udaju).`,
      ],
    },
    {
      id: 'rozhodovani',
      heading: 'Rozhoduje o vás stroj?',
      blocks: [
        'Ne. Program umí inzerát jen pozdržet, aby ho nejdřív viděl člověk, například pro podezřelý text nebo opakovanou fotku. O zveřejnění, odmítnutí i smazání rozhodují lidé.',
      ],
    },
    {
      id: 'prava',
      heading: 'Vaše práva',
      blocks: [
        {
          kind: 'list',
          items: [
            'vědět, které údaje o vás máme, a dostat jejich kopii,',
            'nechat je opravit, doplnit nebo vymazat,',
            'omezit zpracování nebo proti němu vznést námitku,',
            'přenést údaje jinam ve strojově čitelné podobě,',
            'odvolat souhlas, pokud jste nám ho dali,',
            'podat stížnost u Úřadu pro ochranu osobních údajů, [www.uoou.gov.cz](https://www.uoou.gov.cz/).',
          ],
        },
        'Kopii údajů si stáhnete a účet zrušíte sami v [jeho nastavení](/muj-ucet?tab=nastaveni). Ostatní žádosti pošlete na {email}; odpovíme nejpozději do jednoho měsíce.',
      ],
    },
  ],
}
