export type Term = Readonly<{
  word: string
  meaning: string
  /** Words that would say the same. */
  never: string
  /** Those of them that a text can be searched for. */
  found: RegExp
}>

/** One word for one thing, on both sites, in letters and at the desk. */
export const GLOSSARY: readonly Term[] = [
  {
    word: 'inzerát',
    meaning: 'co kdo vložil; jeho druh je nabídka, poptávka, nebo výměna',
    never: 'příspěvek, položka',
    found: /příspěv|položk/iu,
  },
  {
    word: 'druh',
    meaning: 'druh inzerátu, druh ceny',
    never: 'typ',
    found: /(?<!\p{L})typ(?:u|y|em)?(?!\p{L}) (?:inzerátu|ceny)|(?:placen|jin)\S+ typ/iu,
  },
  {
    word: 'rubrika',
    meaning: 'kam inzerát patří; hledání a úpravy mluví o kategorii jen tam, kde to žádá zadání',
    never: 'sekce, kategorie',
    found: /(?<!\p{L})(?:kategori|sekc[eií])/iu,
  },
  {
    word: 'inzerent, zájemce',
    meaning: 'kdo inzerát vložil a kdo mu píše; po domluvě prodávající a kupující',
    never: 'prodejce, autor, čtenář',
    found: /prodejc|autor(?:a|em)? inzer/iu,
  },
  { word: 'fotka', meaning: 'obrázek u inzerátu', never: 'fotografie', found: /fotografi/iu },
  {
    word: 'heslo k inzerátu, kód inzerátu',
    meaning: 'heslo zvolil inzerent, kód o šesti číslicích je i v novinách',
    never: 'PIN, ID, číslo inzerátu',
    found: /(?<!\p{L})(?:ID|číslo) inzerátu/u,
  },
  {
    word: 'prodloužit',
    meaning: 'dát inzerátu další platnost; obnovuje se jen rozepsaný inzerát',
    never: 'obnovit, znovu zveřejnit',
    found: /obnov(?:it|ení) (?:inzerátu?|ho)(?!\p{L})|jeho obnovení/iu,
  },
  {
    word: 'zvýraznění, topování',
    meaning: 'dvě doplňkové služby; v seznamu obě nesou „Placené zvýraznění“',
    never: 'promování, boost, priorita',
    found: /promov|boost(?:n|ov)|prioritní/iu,
  },
  {
    word: 'přihlášení ve dvou krocích, záložní kód, přístupový klíč',
    meaning:
      'heslem a ještě kódem z aplikace nebo přístupovým klíčem v zařízení; bez nich jedním z deseti záložních kódů',
    never: 'dvoufaktorové ověření, 2FA, jednorázové heslo',
    found: /dvoufaktor|dvoufázov|2FA|druh\p{L}+ faktor|jednorázov\p{L}+ hes/iu,
  },
  {
    word: 'oblíbené',
    meaning: 'inzeráty označené srdcem',
    never: 'sledované, záložky',
    found: /sledovan\S+ inzer|do záložek/iu,
  },
  {
    word: 'uložené hledání, hlídání',
    meaning: 'uložené je v účtu, hlídání je bez účtu; e-mail o nich je upozornění',
    never: 'hlídací pes, agent',
    found: /hlídací|notifikac/iu,
  },
  {
    word: 'kredit',
    meaning: 'peníze zaplacené předem',
    never: 'peněženka, zůstatek',
    found: /peněženk|zůstat(?:ek|ku)(?!\p{L})/iu,
  },
  {
    word: 'doklad',
    meaning: 'daňový doklad k objednávce; faktura je jen ten, podle kterého firma teprve zaplatí',
    never: 'účtenka',
    found: /účtenk/iu,
  },
  {
    word: 'způsob platby',
    meaning: 'kartou, prémiovou SMS, kreditem',
    never: 'platební metoda',
    found: /platební\S* metod/iu,
  },
  {
    word: 'redakce',
    meaning: 'kdo inzeráty čte a rozhoduje; její stránky jsou správa, její lidé mají oprávnění',
    never: 'moderátoři, administrátor, vydavatel',
    found: /moderátoři|administrátor|vydavatel/iu,
  },
  {
    word: 'zamítnout, zablokovat',
    meaning: 'co čeká, se zamítá; co je zveřejněné, se blokuje',
    never: 'odmítnout inzerát',
    found: /odmítnut\S+ (?:inzerát|změn)|inzerát odmítl|odmítne ho/iu,
  },
  {
    word: 'hlášení, oznámení',
    meaning: 'hlášení je od každého inzerátu, oznámení je celý formulář o protiprávním obsahu',
    never: 'nezákonný obsah, stížnost na inzerát',
    found: /nezákonn|ilegáln|stížnost\S* na inzerát/iu,
  },
  {
    word: 'smazat inzerát, zrušit účet',
    meaning: 'obojí je navždy',
    never: 'odstranit inzerát, smazat účet',
    found: /smaza\S+ úč(?:et|tu)(?!\p{L})|odstrani\S+ inzerát/iu,
  },
  {
    word: 'potvrdit e-mail, ověřit telefon',
    meaning: 'e-mail odkazem, telefon kódem z SMS',
    never: 'ověřit e-mail, potvrdit telefon',
    found: /e-mail (?:je|byl) ověřen|ověř(?:it|te) (?:prosím )?(?:svůj )?e-mail|potvr\S+ telefon/iu,
  },
  {
    word: 'číslo, vydání',
    meaning: 'číslo novin je výtisk, vydání jeho den a ve správě záznam o něm',
    never: 'výtisk, edice',
    found: /výtisk|edic[eií](?!\p{L})/iu,
  },
  {
    word: 'hlavní strana',
    meaning: 'odkud se začíná; v drobečkách Úvod',
    never: 'úvodní stránka, domů',
    found: /úvodní strá?n|domovsk/iu,
  },
  {
    word: 'klepnout',
    meaning: 'prstem i myší',
    never: 'kliknout',
    found: /(?<!\p{L})(?:ne|pro|roz)?klik/iu,
  },
  {
    word: 'přezdívka',
    meaning: 'jak se účet jmenuje na webu; přihlášení jí říká, jak žádá zadání',
    never: 'uživatelské jméno, nick, login',
    found: /uživatelsk\S+ jmén|(?<!\p{L})nick(?!\p{L})/iu,
  },
  {
    word: 'nové heslo',
    meaning: 'nastaví si ho, kdo zapomněl heslo; zprávy o tom mají slova ze zadání',
    never: 'reset hesla',
    found: /(?<!\p{L})reset hesla/iu,
  },
  {
    word: 'lokalita, region',
    meaning: 'odkud inzerát je: PSČ, obec a její část; region je kraj, jak ho píše zadání',
    never: 'místo, kraj',
    found: /label: 'Místo', (?:text|value)|label="Kraj"|(?<!\p{L})(?:podle kraj|celý kraj)/iu,
  },
  {
    word: 'slovesem, co se stalo',
    meaning: '„Hledání je uložené.“; jen zadání říká, že něco proběhlo úspěšně',
    never: 'proběhlo úspěšně, bylo provedeno',
    found: /proběhl\S? úspěšně|byl\S? úspěšně|byl\S? proveden/iu,
  },
  { word: 'sekunda', meaning: 'v časech a čekání', never: 'vteřina', found: /vteřin/iu },
]

/** Sentences the specification spells, which say it with another word. */
export const SPELT: readonly string[] = [
  'Kategorie a rubriky',
  'Přejít do kategorie',
  "label: 'Kategorie'",
  'Kategorii, rubriku ani druh',
  'zvolte jinou platební metodu',
  'uživatelské jméno (přezdívka)',
  'Uživatelské jméno nebo heslo není správně.',
  'Nová žádost o reset hesla',
  'Přihlášení proběhlo úspěšně.',
  'Odhlášení proběhlo úspěšně.',
  'Žádost o resetování hesla proběhla úspěšně.',
  'Resetování hesla proběhlo úspěšně.',
  'Registrace proběhla úspěšně.',
  'Nahlášení špatné rubriky proběhlo úspěšně.',
  'Nahlášení nevhodného inzerátu proběhlo úspěšně.',
  'Platba proběhla úspěšně.',
  'Inzerát byl úspěšně vložen.',
]
