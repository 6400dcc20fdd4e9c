export { nextConfig as default } from '@inzrt/portal/shell/next/nextConfig.ts'
