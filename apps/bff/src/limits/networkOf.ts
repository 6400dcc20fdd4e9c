/** An IPv6 visitor owns a whole /64; single addresses of it would make every limit endless. */
export const networkOf = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 4).join(':') : address
