import type { StackSettings } from './StackSettings.ts'

const docs = ({ storybook }: StackSettings['ports']): string => `
  Storybook             http://localhost:${storybook}
  Packages, docs        http://localhost:${storybook}/packages/index.html
  API reference         http://localhost:${storybook}/packages/calls.html`

/** Where each part of a running product is, for the person who started it. */
export const addresses = ({ ports, withStorybook }: StackSettings): string => `
  Inzrt (general)       http://localhost:${ports.bff}
  Pinkpack (adult)      http://pinkpack.localhost:${ports.bff}${withStorybook ? docs(ports) : ''}
  Sandbox (mail, clock) http://localhost:${ports.sandbox}

  Accounts to log in with, and their passwords, are shown in the sandbox.
  Logs are in .data/logs. Ctrl-C stops everything.
`
