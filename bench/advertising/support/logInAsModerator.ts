import type { BrowserContext } from 'playwright'
import { sandboxPassword } from '../../support/sandboxPassword.ts'
import { SITES } from '../../support/sites.ts'

/** Logs the browser in at the desk, with the password the sandbox shows. */
export const logInAsModerator = async (context: BrowserContext): Promise<void> => {
  const password = await sandboxPassword('moderator')
  const page = await context.newPage()
  await page.goto(`${SITES.general}/pravidla-inzerce`)
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json', 'x-inzrt-csrf': '1' }
      const answer = await fetch('/api/auth/login', { method: 'POST', headers, body })

      return answer.status
    },
    JSON.stringify({ nickname: 'moderator', password }),
  )
  await page.close()
  if (status !== 200) throw new Error(`The login answered ${status}.`)
}
