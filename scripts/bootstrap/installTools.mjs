import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { runQuietly } from './runQuietly.mjs'

const SILENT = {
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
  npm_config_update_notifier: 'false',
}

/** Variables of the npm that started us would steer the pnpm that we start. */
const withoutNpm = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_/i.test(name)))

/**
 * Installs the pinned Node and pnpm into tools/ when their lock file changed.
 * @returns the environment in which everything else runs: the pinned tools come first on PATH.
 */
export const installTools = (root) => {
  const tools = `${root}tools`
  const stamp = `${tools}/node_modules/.installed-lock`
  const lock = readFileSync(`${tools}/package-lock.json`, 'utf8')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    runQuietly(
      'Installing Node and pnpm',
      'npm',
      ['ci', '--prefix', tools, '--no-audit', '--no-fund'],
      {
        cwd: root,
        env: { ...process.env, ...SILENT },
      },
    )
    writeFileSync(stamp, lock)
  }

  const path = [`${tools}/node_modules/.bin`, `${root}node_modules/.bin`, process.env.PATH]
  return { ...withoutNpm(process.env), ...SILENT, PATH: path.join(delimiter) }
}
