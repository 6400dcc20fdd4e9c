import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { browserPrograms } from './browserPrograms.ts'
import { chromiumFromNpm } from './chromiumFromNpm.ts'
import { root } from './settings.ts'

const fromE2e = createRequire(`${root}e2e/package.json`)

const onPath = (name: string): string | undefined => {
  try {
    return execFileSync('which', [name], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

const playwrightsOwn = (): string | undefined => {
  const path: string = fromE2e('@playwright/test').chromium.executablePath()
  return existsSync(path) ? path : undefined
}

const downloaded = (): string | undefined => {
  try {
    execFileSync('pnpm', ['--filter', '@inzrt/e2e', 'exec', 'playwright', 'install', 'chromium'], {
      cwd: root,
      stdio: 'ignore',
      timeout: 180_000,
    })
    return playwrightsOwn()
  } catch {
    return undefined
  }
}

/**
 * Finds a Chromium to test in: the one named in CHROMIUM_PATH, Playwright's own, the system's,
 * the one inside an npm package, and at last a download.
 * @throws Error when there is none.
 */
export const findChromium = async (): Promise<string> => {
  const found =
    process.env.CHROMIUM_PATH ??
    playwrightsOwn() ??
    browserPrograms(process.platform).map(onPath).find(Boolean) ??
    (await chromiumFromNpm()) ??
    downloaded()
  if (!found)
    throw new Error('No Chromium was found. Install one, or name its program in CHROMIUM_PATH.')

  return found
}
