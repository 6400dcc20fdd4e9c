// Another process than the one that measures: what the stand-in API sends the attackers would keep it waiting.
import { setTimeout as pause } from 'node:timers/promises'
import { RawClient } from '../../../apps/bff/src/testing/attacks/RawClient.ts'
import { PORTS } from '../../support/ports.ts'
import type { PoliteVisitorWish } from './PoliteVisitorWish.ts'

const client = new RawClient(PORTS.bff)

const visit = async ({ request, count, pauseMs }: PoliteVisitorWish): Promise<number[]> => {
  const times: number[] = []
  for (let asked = 0; asked < count; asked += 1) {
    const reply = await client.ask(request)
    times.push(reply?.status === 200 ? reply.ms : Number.MAX_SAFE_INTEGER)
    await pause(pauseMs)
  }
  return times
}

process.on('message', async (wish: PoliteVisitorWish) => process.send?.(await visit(wish)))
