/** Pages that are always there. */
export const STATIC_PATHS = [
  '/',
  '/rubriky-inzerce',
  '/vlozit-inzerat',
  '/doplnkove-sluzby',
  '/napoveda',
  '/pravidla-inzerce',
  '/ochrana-osobnich-udaju',
  '/zpracovani-osobnich-udaju',
  '/archiv-novin',
  '/data-vydani',
  '/o-spolecnosti',
  '/o-inzerci',
  '/textova',
  '/sms-seznamka',
  '/jak-radime',
  '/pristupnost',
].map((path) => ({ path }))
