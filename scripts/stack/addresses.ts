import type { StackSettings } from './StackSettings.ts'

/** Where each part of a running product is, for the person who started it. */
export const addresses = ({ ports, withStorybook }: StackSettings): string => `
  Inzrt (general)       http://localhost:${ports.bff}
  Pinkpack (adult)      http://pinkpack.localhost:${ports.bff}${
    withStorybook
      ? `\n  Storybook             http://localhost:${ports.storybook}\n  Packages, docs        http://localhost:${ports.storybook}/packages/index.html`
      : ''
  }
  Sandbox (mail, clock) http://localhost:${ports.sandbox}
  API reference         http://localhost:${ports.api}/reference

  Accounts to log in with, and their passwords, are shown in the sandbox.
  Logs are in .data/logs. Ctrl-C stops everything.
`
