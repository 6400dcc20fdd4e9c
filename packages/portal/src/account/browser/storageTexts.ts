import { COOKIES, GATEWAY_COOKIES } from '@inzrt/contracts/wire/headers'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import {
  AD_PASSWORD_MINUTES,
  AGE_COOKIE_SECONDS,
  LOGOUT_MINUTES,
  SECOND_STEP_SECONDS,
} from '@inzrt/rules/limits'

export type StorageText = Readonly<{ purpose: string; lifetime: string }>

const minutes = (count: number): string => countOf(count, WORD_FORMS.minute)

/** Cookies of ours, in plain words. */
export const COOKIE_TEXTS: Readonly<Record<string, StorageText>> = {
  [COOKIES.session]: {
    purpose:
      'Drží vás přihlášené. Je zašifrovaná: stránka ani rozšíření do ní nevidí, jen náš server.',
    lifetime: 'nejdéle 14 dnů',
  },
  [COOKIES.signedIn]: {
    purpose: 'Říká stránce, že jste přihlášeni, aby ukázala váš účet. Víc v ní není.',
    lifetime: `${minutes(LOGOUT_MINUTES)} od posledního použití`,
  },
  [COOKIES.resetFlow]: {
    purpose: 'Pozná, že nové heslo nastavuje ten, kdo o ně v tomto prohlížeči požádal.',
    lifetime: 'do konce obnovy hesla',
  },
  [COOKIES.phoneFlow]: {
    purpose: 'Pozná, že kód z SMS opisuje ten, kdo si ho v tomto prohlížeči nechal poslat.',
    lifetime: minutes(15),
  },
  [COOKIES.grant]: {
    purpose: 'Pamatuje si, že jste správným heslem otevřeli svůj inzerát k úpravám.',
    lifetime: minutes(AD_PASSWORD_MINUTES),
  },
  [COOKIES.ageVerified]: {
    purpose: 'Pamatuje si, že jste potvrdili věk a vstoupili.',
    lifetime: minutes(AGE_COOKIE_SECONDS / 60),
  },
  [GATEWAY_COOKIES.loginFlow]: {
    purpose: 'Pozná, že druhý krok přihlášení dělá ten, kdo je v tomto prohlížeči začal.',
    lifetime: minutes(SECOND_STEP_SECONDS / 60),
  },
  [GATEWAY_COOKIES.position]: {
    purpose: 'Pamatuje si, že jste právě něco změnili, abyste to všude hned viděli.',
    lifetime: minutes(60),
  },
  [GATEWAY_COOKIES.ageRequest]: {
    purpose: 'Pozná, že doklad o věku přichází do prohlížeče, který o něj požádal.',
    lifetime: minutes(10),
  },
  [GATEWAY_COOKIES.discreet]: {
    purpose: 'Pamatuje si, že chcete diskrétní režim: karta prohlížeče neprozradí, kde jste.',
    lifetime: '180 dnů',
  },
}

const note = (purpose: string): StorageText => ({ purpose, lifetime: 'do zavření okna' })

/** What the page itself notes down in the browser. */
export const NOTE_TEXTS: Readonly<Record<string, StorageText>> = {
  'past-searches': note('Slova, která jste v tomto okně naposledy hledali.'),
  'seen-ads': note('Inzeráty, které jste si v tomto okně naposledy prohlíželi.'),
  'focused-control': note('Který filtr jste naposledy použili, aby na něm zůstal kurzor.'),
  'left-row': note('Na kterém inzerátu jste v seznamu byli, abyste se na něj vrátili.'),
  'reloaded-at': note('Kdy se stránka sama načetla znovu, aby to nedělala pořád dokola.'),
  'user-name': note('Vaše jméno v hlavičce.'),
  'session-ended-at': note('Stránka, na které skončilo přihlášení, abyste se na ni vrátili.'),
  'next-login': note('Přezdívka, které jste právě nastavili heslo, aby ji přihlášení vyplnilo.'),
  'push-login': note('Že upozornění v\u00a0tomto prohlížeči patří k\u00a0tomuto přihlášení.'),
  'open-ad': note('Který inzerát máte heslem otevřený k úpravám a dokdy.'),
  'unsent-forms': note(
    'Co jste napsali do formuláře a\u00a0neodeslali, abyste o\u00a0to nepřišli. Hesla v\u00a0tom nejsou.',
  ),
  oblibene: {
    purpose: 'Inzeráty, které jste si bez přihlášení označili jako oblíbené.',
    lifetime: 'do přihlášení nebo do smazání',
  },
  'own-favourites-1': {
    purpose: 'Oblíbené inzeráty z\u00a0vašeho účtu, abyste je přečetli i\u00a0bez internetu.',
    lifetime: 'do odhlášení nebo do smazání',
  },
  'guest-favourites-1': {
    purpose: 'Inzeráty, které jste si tu označili, abyste je přečetli i\u00a0bez internetu.',
    lifetime: 'do smazání',
  },
  toast: note('Zpráva, kterou ukáže příští stránka.'),
  left: note('Že jste odešli tlačítkem „Rychle odejít“: zpátky vede jen přes vstupní bránu.'),
  'scam-drill': {
    purpose: 'Den, kdy jste naposledy viděli, na co si dát pozor, aby to stačilo jednou denně.',
    lifetime: 'dokud ji nepřepíše další den',
  },
  'inzrt-rozepsany-inzerat': {
    purpose: 'Rozepsaný inzerát, abyste o něj nepřišli. Heslo v něm není.',
    lifetime: 'do odeslání inzerátu',
  },
}

/** Files laid aside; the number behind a name is their version. */
export const FILE_TEXTS: Readonly<Record<string, StorageText>> = {
  offline: {
    purpose:
      'Stránka, která se ukáže bez internetu, s písmem, vzhledem a skripty. O vás v ní nic není.',
    lifetime: 'do nové verze webu',
  },
}

/** Something under a name we did not give. */
export const FOREIGN_TEXT: StorageText = {
  purpose: 'Není od nás. Nejspíš patří rozšíření prohlížeče nebo jinému programu na této adrese.',
  lifetime: 'neznáme',
}
