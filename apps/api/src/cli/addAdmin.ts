import { addAdmin } from '../identity/first-admin/addAdmin.ts'
import { createSites } from '../messages/mail/createSites.ts'
import { readSettings } from '../start/settings/readSettings.ts'
import { withDatabase } from './withDatabase.ts'

const [nickname, email] = process.argv.slice(2)
if (!nickname || !email) {
  console.error('node src/cli/addAdmin.ts <nickname> <e-mail>')
  process.exit(2)
}

const { general } = createSites(readSettings(process.env).origins)

await withDatabase(async (database) => {
  const added = await addAdmin(database, { nickname, email }, new Date())
  console.log(`${added.nickname} is an admin.`)
  const { token } = added
  if (token)
    console.log(
      `Set the password within an hour, the link works once:\n${general.url('/uzivatel/reset-hesla', { nickname: added.nickname, token })}`,
    )
})
