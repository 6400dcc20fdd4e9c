import { chownSync, globSync, lstatSync } from 'node:fs'

/** Gives a folder with all that is in it to the user that PostgreSQL runs as. */
export const giveTo = (
  folder: string,
  { uid, gid }: Readonly<{ uid: number; gid: number }>,
): void => {
  if (lstatSync(folder).uid === uid) return
  chownSync(folder, uid, gid)
  for (const file of globSync('**/*', { cwd: folder })) chownSync(`${folder}/${file}`, uid, gid)
}
