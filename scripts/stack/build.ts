import { run } from './run.ts'

/** Builds the named workspaces and what they need; what did not change comes from turbo's cache. */
export const build = (workspaces: readonly string[]): Promise<void> =>
  run('turbo', [
    'run',
    'build',
    '--output-logs=errors-only',
    '--log-order=grouped',
    '--concurrency=2',
    ...workspaces.map((name) => `--filter=${name}`),
  ])
