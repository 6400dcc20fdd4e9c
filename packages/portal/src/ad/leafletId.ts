/** Where the page of an ad offers its leaflet with strips to tear off. */
export const LEAFLET_ID = 'letak'
