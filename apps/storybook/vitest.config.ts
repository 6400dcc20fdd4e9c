import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findTestBrowser } from '../../scripts/stack/findTestBrowser.ts'
import { sandboxArgs } from '../../scripts/stack/sandboxArgs.ts'
import { root } from '../../scripts/stack/settings.ts'
import { FIRST_LOOK, PLAYED_LOOKS } from './.storybook/looks.ts'
import { pictureCommands } from './looking/pictureCommands.ts'
import { steadyLetters } from './looking/steadyLetters.ts'

const executablePath = await findTestBrowser()

/** How letters are drawn depends on the machine's settings otherwise. */
const STEADY = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb']

/** Chromium at the size of a desk. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath,
      args: [...STEADY, ...sandboxArgs],
      env: { ...process.env, ...steadyLetters(executablePath) },
    },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1440, height: 900 } }],
})

/** Stories of all packages, played in one look in a real browser. */
const storiesIn = (look: string) => ({
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
      // About what happens as time passes, which is the same in every look.
      tags: { exclude: look === FIRST_LOOK ? [] : ['one-look'] },
    }),
  ],
  // Found only in a running test, it would reload it.
  optimizeDeps: { include: ['@storybook/addon-a11y/preview'] },
  test: {
    name: look,
    env: {
      VITE_LOOK: look,
      VITE_PICTURED: String(process.env.PICTURES !== undefined),
      VITE_ROOT: root.slice(0, -1),
    },
    fileParallelism: false,
    // Stories keep nothing between files; a frame of its own for each would cost a third of the time.
    isolate: false,
    testTimeout: 60_000,
    setupFiles: ['looking/lookAtStories.ts'],
    browser: { ...inChromium(), commands: pictureCommands },
  },
})

export default defineConfig({
  test: {
    projects: [
      ...PLAYED_LOOKS.map(storiesIn),
      {
        plugins: [react()],
        // Found only in a running test, they would reload it.
        optimizeDeps: {
          include: [
            ...['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'],
            ...['@storybook/react-vite', 'storybook/test'],
          ],
        },
        test: {
          name: 'keyboard',
          include: ['keyboard/*.test.tsx'],
          testTimeout: 30_000,
          browser: inChromium(),
        },
      },
      {
        test: {
          name: 'docs',
          include: ['test/*.test.ts'],
          hookTimeout: 60_000,
          testTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
