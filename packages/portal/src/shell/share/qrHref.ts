/** Address of the QR code of a page of the same site. */
export const qrHref = (path: string): string => `/qr?cesta=${encodeURIComponent(path)}`
