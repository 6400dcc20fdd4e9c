/** Where the product's own migrations are. */
export const MIGRATIONS = `${import.meta.dirname}/migrations`
