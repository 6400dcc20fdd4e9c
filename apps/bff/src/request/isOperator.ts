import type { IncomingMessage } from 'node:http'
import { isLoopbackAddress, isLoopbackName } from '@inzrt/settings/loopback'

const nameOf = (host = ''): string => host.replace(/:\d+$/, '')

/**
 * Whether a request comes from this machine itself, under a name of this machine: neither through a
 * reverse proxy that stands on it nor from a foreign page whose name was pointed here. Only then may it
 * see health and metrics.
 */
export const isOperator = ({ socket, headers }: IncomingMessage): boolean =>
  isLoopbackAddress(socket.remoteAddress ?? '') &&
  isLoopbackName(nameOf(headers.host)) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  headers.via === undefined
