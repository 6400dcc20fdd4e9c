import type { Browser } from '@playwright/test'
import { partHref, partsOf } from '../../../packages/portal/src/desk/moderationState.ts'
import {
  ACCOUNT_TABS,
  AD_FILTERS,
} from '../../../packages/portal/src/shell/session/accountState.ts'
import { logInAs } from '../../support/moderators.ts'
import type { Write } from '../Write.ts'
import { drawPage } from './drawPage.ts'
import { openContext, WIDTHS } from './openContext.ts'

const ACCOUNT = [
  ...ACCOUNT_TABS.map((tab) => `/muj-ucet?tab=${tab}`),
  ...Object.keys(AD_FILTERS).map((filter) => `/muj-ucet?tab=inzeraty&filter=${filter}`),
]
const DESK = partsOf('admin').map(partHref)

/** What is drawn for those alone who are logged in. */
const SEEN_BY = {
  demo: [...ACCOUNT, '/vlozit-inzerat', '/sprava'],
  moderator: ['/sprava', '/sprava?cast=schvalovani', '/sprava?cast=ceny'],
  prepazka: ['/sprava', '/sprava?cast=prijem'],
  admin: ['/sprava', ...DESK],
} as const

/** Records how the account and the desks of our own people look to those people. */
export const recordDesks = async (browser: Browser, write: Write): Promise<void> => {
  for (const [nickname, paths] of Object.entries(SEEN_BY))
    for (const width of WIDTHS) {
      const look = { site: 'general', width, scheme: 'light' } as const
      const context = await openContext(browser, look)
      const page = await context.newPage()
      await logInAs(page, nickname as keyof typeof SEEN_BY)
      await page.close()
      for (const path of paths)
        await drawPage(context, look, { path, folder: `pictures/${nickname}` }, write)
      await context.close()
    }
}
