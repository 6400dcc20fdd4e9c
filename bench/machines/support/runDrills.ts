import { openDatabase } from '../../../apps/api/src/platform/database/openDatabase.ts'
import { reportAttack } from '../../security/support/reportAttack.ts'
import { wanted } from '../../security/support/wanted.ts'
import { quantile } from '../../support/quantile.ts'
import { atMost, shown } from '../../support/verdict.ts'
import { blockAds } from '../drills/blockAds.ts'
import { cutOff } from '../drills/cutOff.ts'
import { killEach } from '../drills/killEach.ts'
import { logOutWhileDown } from '../drills/logOutWhileDown.ts'
import { restartMachines } from '../drills/restartMachines.ts'
import { createBalancer } from './createBalancer.ts'
import { cutStreams } from './cutStreams.ts'
import { keepPages } from './keepPages.ts'
import { openMachine } from './openMachine.ts'
import { readPlaces } from './readPlaces.ts'
import { type Member, registerMember } from './registerMember.ts'
import { relay } from './relay.ts'
import { watchConnections } from './watchConnections.ts'
import { failed, loggedOut, withVisitors } from './withVisitors.ts'

const BLOCKED = wanted(100)
const BLOCKED_OUT_OF_TOUCH = wanted(20)
const IN_A_RELEASE = wanted(10_000)
const MEMBERS = 20

/**
 * Every drill, in a network in which there are two machines, a balancer, visitors and the way to the database.
 * @param socket where the database is reached
 * @param address of the database, with `database` in place of the host
 */
export const runDrills = async (socket: string, address: string): Promise<void> => {
  const way = await relay({ host: '0.0.0.0', port: 5432 }, { path: socket })
  const database = openDatabase(address.replace('@database', '@127.0.0.1'), {
    maxConnections: 4,
    statementTimeoutMs: 0,
  })
  const { pool } = database
  const machines = [await openMachine(1, address), await openMachine(2, address)] as const
  for (const machine of machines) await machine.startAll()
  const balancer = createBalancer(machines)
  const { otherAds, ...read } = await readPlaces(database, BLOCKED + BLOCKED_OUT_OF_TOUCH)
  const members: Member[] = []
  while (members.length < MEMBERS) members.push(await registerMember(balancer))
  const thief = await registerMember(balancer)
  const under = async <Found>(drill: () => Promise<Found>, atLeast?: number) => {
    // What the drill before took away at its very end is drawn before somebody cannot.
    await keepPages(balancer, read.pages)

    return withVisitors(balancer, { ...read, members }, drill, atLeast)
  }

  const mostConnections = watchConnections(database)
  const blocking = await under(() => blockAds(pool, balancer, otherAds.slice(0, BLOCKED)))
  const cutting = await under(async () => {
    const stopCutting = cutStreams(pool)
    const times = await blockAds(pool, balancer, otherAds.slice(BLOCKED))
    stopCutting()

    return times
  })
  const loggingOut = await under(() => logOutWhileDown(machines[0], balancer, thief))
  const releasing = await under(() => restartMachines(machines), IN_A_RELEASE)
  const killing = await under(() => killEach(machines))
  const parting = await under(() => cutOff(machines[0]))
  const connections = mostConnections()

  await balancer.close()
  for (const machine of machines) await machine.stopAll()
  await database.close()
  way.close()

  const drills = [blocking, cutting, loggingOut, releasing, killing, parting]
  const all = drills.flatMap(({ visits }) => visits)
  reportAttack('machines', {
    title: 'Two machines, anything killed',
    method: [
      'Two network namespaces of the kernel, each with a bff, both sites and an api of its own and nothing else in common than PostgreSQL, the worker and the keys; a balancer that asks four times a second who is ready.',
      'A hundred visitors come every second all the while: seven of ten read pages that are kept, two call the api, one is logged in.',
      'An ad is blocked by a statement, and both machines are asked until neither shows it; then the same while the connections by which the apis hear of changes are cut every second. Somebody logs out at a machine whose api is down. Machines are restarted in turn as in a release, each process of each is killed, and the line of one is cut for ten seconds.',
    ],
    verdicts: [
      shown('visits', all.length),
      atMost('blocked ad gone everywhere: p99', quantile(blocking.found.flat(), 0.99), 1, 's'),
      atMost('the same while streams are cut: slowest', Math.max(...cutting.found.flat()), 10, 's'),
      atMost('logout with the api down: refused after its return', loggingOut.found, 10, 's'),
      shown('visits during releases', releasing.visits.length),
      atMost('visits that failed during releases', failed(releasing.visits), 0),
      atMost('a bff’s stop during releases, slowest', Math.max(...releasing.found.flat()), 45, 's'),
      shown('visits while each process was killed', killing.visits.length),
      shown('calls that failed then', failed(killing.visits, 'call')),
      shown('calls of members that failed then', failed(killing.visits, 'member')),
      atMost('kept pages that failed at any time', failed(all, 'page'), 0),
      atMost('sessions that ended by themselves', loggedOut(all), 0),
      atMost('connections to PostgreSQL, most of those it allows', connections, 0.7),
    ],
  })
}
