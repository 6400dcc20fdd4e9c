/** Whether the page is so narrow that results cover it whole. */
export const isPhone = (): boolean => matchMedia('(max-width: 47.99rem)').matches
