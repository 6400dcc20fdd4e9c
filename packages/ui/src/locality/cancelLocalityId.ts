/** Id of what takes a chosen locality back, which has the focus once one is chosen. */
export const cancelLocalityId = (id: string): string => `${id}-zrusit`
