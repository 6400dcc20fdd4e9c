import { chromiumFromNpm } from './chromiumFromNpm.ts'
import { findChromium } from './findChromium.ts'

/**
 * Finds the Chromium of the tests: rather the one that has no windows, which opens and draws a page for a
 * third of the processor time, than the whole one that visitors have and benchmarks take.
 */
export const findTestBrowser = async (): Promise<string> =>
  process.env.CHROMIUM_PATH ?? (await chromiumFromNpm()) ?? findChromium()
