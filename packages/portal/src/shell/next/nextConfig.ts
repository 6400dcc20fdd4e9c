import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

/** How both sites are built: a standalone server, and nothing of Next that the bff would have to guard. */
export const nextConfig: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: root,
  turbopack: { root },
  transpilePackages: [
    '@inzrt/api-client',
    '@inzrt/contracts',
    '@inzrt/domain',
    '@inzrt/portal',
    '@inzrt/rules',
    '@inzrt/settings',
    '@inzrt/ui',
  ],
  images: { unoptimized: true },
  // Pages are kept whole, so titles belong into the head and never come after it.
  htmlLimitedBots: /.*/,
  // Kept beside the build, never served: finishStandalone.ts takes them out.
  productionBrowserSourceMaps: true,
  reactStrictMode: true,
  poweredByHeader: false,
  compress: false,
  // Types are checked by tsc for all packages at once.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    globalNotFound: true,
    // Both leave out of each page 0.8 kB of scripts that nothing calls.
    turbopackCjsTreeShaking: true,
    turbopackCrossModuleConstants: true,
    // A file for each component, which joinStyles puts together page by page.
    cssChunking: { type: 'graph', requestCost: 1 },
  },
}
