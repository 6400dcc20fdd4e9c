let leaving = false

/** Whether the page is being left; no store, so that the pages for failures need none. */
export const isLeaving = (): boolean => leaving

export const setLeaving = (value: boolean): void => {
  leaving = value
}
