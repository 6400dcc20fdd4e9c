import { startNavigation } from '../stores/navigationStore.ts'

/** Loads another page of the site, under the overlay when it is slow to come. */
export const goTo = (href: string): void => {
  startNavigation()
  location.assign(href)
}
