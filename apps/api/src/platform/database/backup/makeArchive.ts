import { copyFileSync, existsSync, globSync, mkdirSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { type Cluster, dataFolder } from '../embedded/Cluster.ts'
import { walFolder } from './Backups.ts'
import { giveTo } from './giveTo.ts'

/**
 * The folder that PostgreSQL archives into, as the user it runs as. While a backup was restored nothing was archived:
 * what says where that history left the former one follows here.
 */
export const makeArchive = ({ home, port, backups }: Cluster & Readonly<{ backups: string }>) => {
  const folder = walFolder(backups)
  mkdirSync(backups, { recursive: true, mode: 0o711 })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const file of globSync(`${dataFolder({ home, port })}/pg_wal/*.history`)) {
    const kept = `${folder}/${basename(file)}`
    if (!existsSync(kept)) copyFileSync(file, kept)
  }
  giveTo(folder, statSync(home))
}
