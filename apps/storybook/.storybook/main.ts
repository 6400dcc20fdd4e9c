import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { writtenProps } from './writtenProps.ts'

// Only in its development build does React wait for its effects before a story is played; without that every
// story which opens a window would look for it too early.
process.env.NODE_ENV = 'development'

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../src/docs/*.mdx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/portal/src/**/*.stories.tsx',
  ],
  addons: [
    ...['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
    fileURLToPath(new URL('./searchWords.ts', import.meta.url)),
  ],
  staticDirs: ['../public'],
  // Keeps light-dark() as written, so that a page of docs can show day and night side by side.
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), writtenProps()],
    build: { ...config.build, cssTarget: ['chrome130', 'safari18', 'firefox130'] },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig
