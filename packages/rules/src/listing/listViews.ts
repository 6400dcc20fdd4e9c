/** How a list of ads is looked at: as rows, or with a map above them. */
export const LIST_VIEWS = ['list', 'map'] as const

export type ListView = (typeof LIST_VIEWS)[number]
