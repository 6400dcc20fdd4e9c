import { isPublicAddress } from './isPublicAddress.ts'

/** Whether a connection to an address and port may be opened for somebody else. */
export type Reach = (address: string, port: number) => boolean

const WEB_PORTS = [80, 443]

/** The web of the internet. */
export const reachOutside: Reach = (address, port) =>
  WEB_PORTS.includes(port) && isPublicAddress(address)

export const LOOPBACK: readonly string[] = ['127.0.0.1', '::1']

/** The same and this machine, while the product is tried. */
export const reachThisMachine: Reach = (address, port) =>
  LOOPBACK.includes(address) || reachOutside(address, port)

/** As the settings say. */
export const reachFor = (isInnerReached: boolean): Reach =>
  isInnerReached ? reachThisMachine : reachOutside

/** The host of an address, without the brackets that stand around those of the new kind. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')
