import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'

export const STATUS_WORDS: Readonly<Record<ComponentUsage['status'], string>> = {
  stable: 'stálý',
  trial: 'na zkoušku',
}
