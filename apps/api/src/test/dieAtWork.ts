import { openDatabase } from '../platform/database/openDatabase.ts'
import type { Jobs } from '../platform/jobs/Job.ts'
import { startJobs } from '../platform/jobs/startJobs.ts'
import { silentLog } from './silentLog.ts'

/** A process that takes a job and is killed while it has it in hand. */
const [url = ''] = process.argv.slice(2)
const run = async () => process.kill(process.pid, 'SIGKILL')

await startJobs(
  openDatabase(url, { maxConnections: 4 }),
  { deliverMessages: { schedule: '0 0 29 2 *', run } } as unknown as Jobs,
  silentLog,
)
