const PLAIN = /[\w.~-]/

/**
 * Fields as a query, each character a byte (Latin-1), so that an answer keeps its encoding.
 * @example encodeAnswer({ RESULTTEXT: 'Zam\u00edtnuto' }) // 'RESULTTEXT=Zam%EDtnuto'
 */
export const encodeAnswer = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => {
      const encoded = [...Buffer.from(value, 'latin1')].map((byte) => {
        const sign = String.fromCharCode(byte)
        const code = byte.toString(16).toUpperCase().padStart(2, '0')

        return PLAIN.test(sign) ? sign : `%${code}`
      })

      return `${name}=${encoded.join('')}`
    })
    .join('&')
