import type { Page } from '@playwright/test'

const failing = new WeakSet<Page>()

/** What a browser says of answers that journeys make up to see them told. */
const OF_FAILURES = /status of (?:429|500|503)|ERR_INTERNET_DISCONNECTED/

/** From now on the page is given failures: its console may speak of them. */
export const expectFailures = (page: Page): void => {
  failing.add(page)
}

export const isExpectedFailure = (page: Page, text: string): boolean =>
  failing.has(page) && OF_FAILURES.test(text)
