/** An answer in XML. */
export const xmlResponse = (body: string, type: string): Response =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } })
