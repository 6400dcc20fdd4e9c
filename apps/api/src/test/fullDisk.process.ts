import { createOriginals } from '../catalogue/images/createOriginals.ts'
import { openDatabase } from '../platform/database/openDatabase.ts'
import { buildApp } from '../start/buildApp.ts'

/** The api over a database and a folder of pictures, in a process that a limit can be set for; says its address. */
const [url = '', imagesDir = '', internalKey = ''] = process.argv.slice(2)
const app = await buildApp(
  {
    internalKey,
    imagesDir,
    workBits: 0,
    logLevel: 'silent',
    tokenKeys: [{ id: 'test', secret: Buffer.alloc(32, 7) }],
    originals: createOriginals(imagesDir),
    origins: { general: 'http://inzrt.example', adult: 'http://pinkpack.example' },
  },
  openDatabase(url, { maxConnections: 2 }),
)
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
