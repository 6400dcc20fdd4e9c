/**
 * Whether an IP address is this machine's own.
 * @example isLoopbackAddress('::ffff:127.0.0.1') // true
 */
export const isLoopbackAddress = (address: string): boolean =>
  /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(address)

/**
 * Whether a host in a URL or a header is this machine. A foreign page that got its own name to point here has another.
 * @example isLoopbackName('localhost') // true
 */
export const isLoopbackName = (host: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(host)
