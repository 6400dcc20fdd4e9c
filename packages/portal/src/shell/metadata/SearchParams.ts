/** Query of a page as Next hands it over. */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>
