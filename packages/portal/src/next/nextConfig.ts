import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** How both sites are built: a standalone server, and nothing of Next that the door would have to guard. */
export const nextConfig: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: root,
  turbopack: { root },
  transpilePackages: [
    '@inzrt/api-client',
    '@inzrt/contracts',
    '@inzrt/domain',
    '@inzrt/portal',
    '@inzrt/ui',
  ],
  images: { unoptimized: true },
  reactStrictMode: true,
  poweredByHeader: false,
  compress: false,
  typescript: { ignoreBuildErrors: true },
}
