import type { StorybookConfig } from '@storybook/react-vite'

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../src/docs/*.mdx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/portal/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  // Keeps light-dark() as written, so that a page of docs can show day and night side by side.
  viteFinal: (config) => ({
    ...config,
    build: { ...config.build, cssTarget: ['chrome130', 'safari18', 'firefox130'] },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig
