/** What the product says of what is not there, as specified letter by letter, the double negative included. */
export const NOT_FOUND_TEXTS = {
  slug: 'Nebyl nalezen žádný inzerát, ani rubrika',
  section: 'Rubrika nebyla nenalezena',
  ad: 'Inzerát nebyl nalezen',
} as const
