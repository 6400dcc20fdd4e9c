/** Nothing is at an address. */
export const notFound = (): Error => Object.assign(new Error('Tady nic není.'), { statusCode: 404 })
