/** A secret as apps read it from a QR code. */
export const appAddress = (
  secret: string,
  { site, nickname }: Readonly<{ site: string; nickname: string }>,
): string => {
  const label = [site, nickname].map(encodeURIComponent).join(':')
  const query = new URLSearchParams({
    secret,
    issuer: site,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })

  return `otpauth://totp/${label}?${query}`
}
