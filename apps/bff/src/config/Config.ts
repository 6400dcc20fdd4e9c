import type { SealKeys } from '@inzrt/settings/SealKeys'
import type { Brand } from './Brand.ts'
import type { TrustedProxies } from './parseTrustedProxies.ts'

/** Everything the process takes from its environment. */
export type Config = Readonly<{
  mode: 'production' | 'development'
  host: string
  port: number
  /** Where health, readiness, drain and metrics are answered too; null: on `port` alone. */
  management: Readonly<{ host: string; port: number }> | null
  /** How long it goes on serving after it has said that it will stop. */
  drainMs: number
  /** Scheme visitors use; `https` turns on HSTS and is how we know that strangers visit. */
  scheme: 'http' | 'https'
  /** Value of the Host header → the site it names. */
  hosts: ReadonlyMap<string, Brand>
  apiUrl: string
  /** Whether the gate takes a visitor's word, or who proves the age. */
  ageProof: 'declaration' | 'simulator'
  /** Page that stands in for a service that proves it; null: nobody proves any. */
  ageSimulatorUrl: string | null
  /** Where "Rychle odejít" leads. */
  leaveUrl: string
  /** Where payers are sent by a form: the card gateway. */
  gatewayOrigin: string
  shellUrls: Readonly<Record<Brand['id'], string>>
  /** Proves to the API that a call comes from us. */
  internalKey: string
  /** Keys that seal sessions; null: those of the key file in `dataDir`. */
  sessionKeys: SealKeys | null
  /** Folder of what the api could not be told yet, and of the key file. */
  dataDir: string
  /** Files of builds other than the one that runs here; null: none are kept. */
  assetsDir: string | null
  /** Whether time follows the api's clock, which can be moved. */
  isClockMovable: boolean
  /** Addresses of reverse proxies whose X-Forwarded-For is believed. */
  trustedProxies: TrustedProxies
  /** Widens every budget of calls; 1 in production. */
  budgetFactor: number
  /** Most bytes the page store may hold. */
  storeBytes: number
  /** Where problems of security are reported (RFC 9116). */
  securityContact: string
  /** Shown on pages of last resort. */
  supportEmail: string
  /** Where a collector takes traces, and the share of requests that begin one; null: nowhere. */
  traces: Readonly<{ url: string; share: number }> | null
  /** What the release that runs is called; null: nobody named it. */
  release: string | null
  logLevel: string
}>
