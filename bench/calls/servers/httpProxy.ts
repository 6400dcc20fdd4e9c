import httpProxy from '@fastify/http-proxy'
import Fastify from 'fastify'

/** The peer: a forwarder put together from plugins. */
const app = Fastify()
await app.register(httpProxy, { upstream: process.env.API_URL ?? '' })
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
