/** Where an embedded PostgreSQL lives: one folder and one port of the loopback. */
export type Cluster = Readonly<{
  home: string
  port: number
  /** Folder of its archive and backups; none: it archives nothing. */
  backups?: string | null
}>

export const dataFolder = ({ home }: Cluster): string => `${home}/cluster`
export const logFile = ({ home }: Cluster): string => `${home}/postgres.log`
export const passwordFile = ({ home }: Cluster): string => `${home}/password`
export const pidFile = (cluster: Cluster): string => `${dataFolder(cluster)}/postmaster.pid`
