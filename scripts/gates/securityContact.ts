import { readFileSync } from 'node:fs'
import { PROCESSES } from '../environment/processes.ts'
import { root } from '../stack/settings.ts'

/** SECURITY.md names the contact that security.txt gives where the operator set none. */
export const securityContact = (): string[] => {
  const contact = PROCESSES.bff.parse({}).SECURITY_CONTACT

  return readFileSync(`${root}SECURITY.md`, 'utf8').includes(contact)
    ? []
    : [`SECURITY.md does not name ${contact}, as security.txt does.`]
}
