import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { root } from './settings.ts'

const fromE2e = createRequire(`${root}e2e/package.json`)

/** The Chromium inside an npm package, where this machine can run it; it needs no other source than the registry. */
export const chromiumFromNpm = async (): Promise<string | undefined> => {
  try {
    const { default: chromium } = await import(fromE2e.resolve('@sparticuz/chromium'))
    const path: string = await chromium.executablePath()
    execFileSync(path, ['--version'], { stdio: 'ignore' })

    return path
  } catch {
    return undefined
  }
}
