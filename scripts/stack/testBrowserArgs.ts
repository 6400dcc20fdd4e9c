/**
 * What the Chromium of the tests is told. Pages that live a second gain nothing from the middle compiler
 * (a tenth of the processor's time), and root may open no browser in a sandbox.
 */
export const testBrowserArgs: string[] = [
  '--js-flags=--no-maglev',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
