const CALL = 'PUT /api/front/inzrts/kolo-1a2b/markInappropriate HTTP/1.1\r\n'
const CHUNKED = '2\r\n{}\r\n0\r\n\r\n'

/** Ways to write Transfer-Encoding that some server takes for chunked and another does not. */
const ENCODINGS = [
  ...[
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding: chunked, identity',
  ],
  ...[
    'Transfer-Encoding: identity, chunked',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: x',
    'Transfer-Encoding: x\r\nTransfer-Encoding: chunked',
  ],
  ...[
    'Transfer-Encoding:\r\n chunked',
    ' Transfer-Encoding: chunked',
    'X: a\r\n Transfer-Encoding: chunked',
    'Transfer-Encoding: "chunked"',
  ],
  ...[
    'Transfer-Encoding: chunked;a=b',
    'Transfer-Encoding: chunked\v',
    'Transfer-Encoding:\vchunked',
    'Transfer\0-Encoding: chunked',
  ],
  ...[
    'Transfer-Encoding: chunke\xc4\x91',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: gzip, chunked',
    'X: y\rTransfer-Encoding: chunked',
  ],
  ...[
    'X: y\nTransfer-Encoding: chunked',
    'Transfer-Encoding',
    'Transfer-Encoding:',
    'Transfer-Encoding: ,chunked',
    'Transfer_Encoding: chunked\r\nTransfer-Encoding: x',
  ],
]

/** Lengths that are none, or that two servers read differently. */
const LENGTHS = [
  ...[
    '-1',
    '+2',
    '0x2',
    '2, 2',
    '2,3',
    '2 2',
    '02a',
    '2.0',
    '1e0',
    '٢',
    '',
    ' ',
    '2;a=b',
    '"2"',
    '99999999999999999999',
    '2\v',
    '\v2',
  ],
]

/** Chunk sizes beyond the grammar. */
const CHUNKS = [
  ...[
    '-2\r\n{}\r\n0\r\n\r\n',
    '+2\r\n{}\r\n0\r\n\r\n',
    '0x2\r\n{}\r\n0\r\n\r\n',
    '2\n{}\n0\n\n',
    '2\r\n{}0\r\n\r\n',
    'g\r\n{}\r\n0\r\n\r\n',
    ' 2\r\n{}\r\n0\r\n\r\n',
  ],
  ...[
    '2\r\n{}X\r\n0\r\n\r\n',
    '\r\n2\r\n{}\r\n0\r\n\r\n',
    '10000000000000002\r\n{}\r\n0\r\n\r\n',
    '2\r\r\n{}\r\n0\r\n\r\n',
    '2_\r\n{}\r\n0\r\n\r\n',
  ],
]

const HEADS = [
  ...[
    'GET /\x00 HTTP/1.1',
    'GET / HTTP/9.9',
    'GET / HTTP/1.1 x',
    'GET /a b HTTP/1.1',
    'G\0T / HTTP/1.1',
    'BREW / HTTP/1.1',
    'GET http://evil.example/ HTTP/1.1',
    'GET //evil.example/ HTTP/1.1 \r\nX: 1',
  ],
  ...[
    'GET *',
    'GET evil.example:80 HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'PRI * HTTP/2.0',
    '\0',
    'GET /\xff HTTP/1.1',
  ],
]

export type SmugglingRow = Readonly<{ name: string; bytes: string }>

/** Every row leaves two servers room to disagree where a request ends: none may be answered but by a refusal. */
export const smugglingTable = (host: string): readonly SmugglingRow[] => {
  const hidden = `GET /smuggled HTTP/1.1\r\nHost: ${host}\r\n\r\n`
  const own = `Host: ${host}\r\nOrigin: http://${host}\r\nSec-Fetch-Site: same-origin\r\nX-Inzrt-Csrf: 1\r\nContent-Type: application/json\r\n`
  const call = (framing: string, body: string) => `${CALL}${own}${framing}\r\n\r\n${body}${hidden}`
  const row = (name: string, bytes: string): SmugglingRow => ({ name: JSON.stringify(name), bytes })

  return [
    ...ENCODINGS.flatMap((header) => [
      row(`${header} alone`, call(header, CHUNKED)),
      row(`${header} after a length`, call(`Content-Length: 2\r\n${header}`, CHUNKED)),
      row(`${header} before a length`, call(`${header}\r\nContent-Length: 2`, CHUNKED)),
    ]),
    ...LENGTHS.map((length) => row(`length ${length}`, call(`Content-Length: ${length}`, '{}'))),
    ...['2', '3', ' 2', '+2'].map((second) =>
      row(`lengths 2 and ${second}`, call(`Content-Length: 2\r\nContent-Length: ${second}`, '{}')),
    ),
    ...CHUNKS.map((chunks) => row(`chunks ${chunks}`, call('Transfer-Encoding: chunked', chunks))),
    row('lengths 2 and 40', call('Content-Length: 2\r\nContent-Length: 40', '{}')),
    row('length and chunks', call('Content-Length: 2\r\nTransfer-Encoding: chunked', CHUNKED)),
    row('chunks and length', call('Transfer-Encoding: chunked\r\nContent-Length: 2', CHUNKED)),
    ...['GET', 'HEAD', 'OPTIONS'].map((method) =>
      row(
        `body of a ${method}`,
        `${method} / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
      ),
    ),
    row(
      'chunks of a GET',
      `GET / HTTP/1.1\r\n${own}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    ),
    ...HEADS.map((head) => row(head, `${head}\r\nHost: ${host}\r\n\r\n${hidden}`)),
    ...[
      'Host: a\r\nHost: b',
      `Host: ${host}\r\nHost: ${host}`,
      `Host: ${host}, evil.example`,
      '',
      ' Host: a',
      'Host : a',
    ].map((hosts) => row(`hosts ${hosts}`, `GET / HTTP/1.1\r\n${hosts}\r\n\r\n${hidden}`)),
    row('no host in HTTP/1.0', `GET / HTTP/1.0\r\n\r\n${hidden}`),
    row(
      'a hundred and one headers',
      `GET / HTTP/1.1\r\nHost: ${host}\r\n${'X: 1\r\n'.repeat(101)}\r\n${hidden}`,
    ),
    row('space in a name', `GET / HTTP/1.1\r\nHost: ${host}\r\nX y: a\r\n\r\n${hidden}`),
    row('another protocol', `SSH-2.0-OpenSSH_9.2\r\n\r\n${hidden}`),
    row('bare line feeds', `GET / HTTP/1.1\nHost: ${host}\n\n${hidden}`),
    row('NUL in a header', `GET / HTTP/1.1\r\nHost: ${host}\r\nX: a\0b\r\n\r\n${hidden}`),
    row('no colon', `GET / HTTP/1.1\r\nHost: ${host}\r\nX\r\n\r\n${hidden}`),
    row('empty name', `GET / HTTP/1.1\r\nHost: ${host}\r\n: x\r\n\r\n${hidden}`),
  ]
}
