/** Subsections under each section of the home page. */
export const subsectionsShown = 3
