import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { crashRounds } from './support/crashRounds.ts'
import { killDatabase } from './support/kills.ts'

const ROUNDS = wanted(100)

reportAttack('advertising-killed-database', {
  title: 'The database is killed while ads are placed',
  seed: 23,
  method: [
    `${ROUNDS} times kill -9 of every process of the database while four people send photos and place ads with them; who hears no answer asks again under the same key.`,
    'What was acknowledged is noted outside and compared with the database and the pictures’ folder at the end, after their sweep.',
  ],
  verdicts: await crashRounds(ROUNDS, killDatabase),
})
process.exit()
