export { nextConfig as default } from '@inzrt/portal/next/nextConfig.ts'
