/** Brings the code of the results; asked for on focus, so that it is there at the second letter. */
export const loadPanel = () => import('./LiveSearch.client.tsx')
