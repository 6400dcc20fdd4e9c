import type { KnipConfig } from 'knip'

/** What a style sheet imports is used. */
const cssImports = (text: string): string =>
  [...text.matchAll(/@import '[^']+'/g)].map(([rule]) => rule.replace('@', '')).join('\n')

export default {
  compilers: { css: cssImports },
  // Run by name from scripts/tasks, or by a tool that is.
  ignoreDependencies: ['@biomejs/biome', '@swc/core', 'dependency-cruiser', 'turbo'],
  // Found by their names: pages of Storybook are drawn of them.
  ignoreIssues: { 'packages/{ui,portal}/src/**/*.usage.ts': ['exports'] },
  // Written beside it when the docs of domain are.
  ignoreUnresolved: ['./domain.js'],
  // They come with the system.
  ignoreBinaries: ['openssl', 'podman', 'promtool', 'systemd-analyze', 'unshare'],
  workspaces: {
    '.': {
      entry: [
        'scripts/tasks/*.ts',
        'scripts/gates/recordExpressions.ts',
        // Copied into the images.
        'deploy/containers/healthy.mjs',
        // Read by their paths into the docs of domain.
        'scripts/packages/site/site.{css,js}',
      ],
      // Its schema is read by a path.
      ignoreDependencies: ['dclint'],
    },
    'apps/api': {
      // Read or started by their paths, or named by stryker.config.json.
      entry: [
        'src/cli/*.ts',
        'src/test/{dieAtWork,dieWhileSending,fourHoursAhead}.ts',
        'vitest.mutation.config.ts',
      ],
      // Files of typefaces, found by a path.
      ignoreDependencies: ['@expo-google-fonts/*'],
    },
    'apps/sandbox': {
      // Read by its path.
      entry: ['src/page/sandbox.css'],
    },
    bench: {
      entry: [
        '**/*.bench.ts',
        '**/servers/*.ts',
        'security/support/measureText.ts',
        'size/size.ts',
        'summary/*.ts',
      ],
    },
    e2e: {
      // Loaded before the product's processes, by their paths.
      entry: ['record/product/hold{Date,Steady}.ts'],
      // Found by a path from scripts/stack/chromiumFromNpm.ts.
      ignoreDependencies: ['@sparticuz/chromium'],
    },
    // Named by stryker.config.json.
    'packages/domain': { entry: ['vitest.mutation.config.ts'] },
    'packages/rules': { entry: ['vitest.mutation.config.ts'] },
    'packages/api-client': { entry: ['cli/*.ts'] },
    // What api-client, contracts, domain and rules export is for the programs of others; what these do must be used here.
    'packages/fixtures': { entry: ['cli/*.ts'], includeEntryExports: true },
    'packages/portal': { includeEntryExports: true },
    'packages/settings': { includeEntryExports: true },
    'packages/telemetry': { includeEntryExports: true },
    'packages/ui': {
      entry: ['cli/*.ts'],
      includeEntryExports: true,
      ignoreDependencies: ['@fontsource-variable/*'],
    },
  },
} satisfies KnipConfig
