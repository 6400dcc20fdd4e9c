/** What days of the newspaper are called beside an ad: one that waits still may miss them. */
export const printLabel = (state: string): string =>
  state === 'published'
    ? 'Vyjde v\u00a0novinách'
    : 'V\u00a0novinách, bude-li při uzávěrce zveřejněný'
