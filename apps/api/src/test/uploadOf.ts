const BOUNDARY = 'inzrt-boundary'

/** A form with one file as a browser sends it. */
export const uploadOf = (file: Buffer, name: string, headers: Record<string, string>) => ({
  headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  payload: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n` +
        'Content-Type: application/octet-stream\r\n\r\n',
    ),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
})
