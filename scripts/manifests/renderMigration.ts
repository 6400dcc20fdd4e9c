import type { IJob } from 'kubernetes-models/batch/v1'
import { SECRETS, STORE_SECRETS } from '../images/secrets.ts'
import { FIRST } from './first.ts'
import { CONFINED, containerOf, FOLDERS, labelsOf, volumesOf } from './podOf.ts'

/** The job that brings the database up to date. */
export const MIGRATION = 'migrate'

const OWNER_SECRETS = ['DATABASE_OWNER_URL']
const DAY = 86_400

/** Brings the database up to date as its owner, whose address no other pod is given. */
export const renderMigration = (): IJob => ({
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata: { name: MIGRATION, labels: { ...labelsOf(MIGRATION), ...FIRST } },
  spec: {
    backoffLimit: 3,
    activeDeadlineSeconds: 3_600,
    ttlSecondsAfterFinished: DAY,
    template: {
      metadata: { labels: labelsOf(MIGRATION) },
      spec: {
        ...CONFINED,
        restartPolicy: 'Never',
        containers: [
          {
            name: MIGRATION,
            ...containerOf({
              image: 'api',
              settings: 'api',
              env: {},
              secrets: [...SECRETS.api, ...STORE_SECRETS, ...OWNER_SECRETS],
            }),
            args: ['apps/api/src/cli/migrateDatabase.ts'],
            resources: { requests: { cpu: '100m', memory: '256Mi' }, limits: { memory: '512Mi' } },
            volumeMounts: FOLDERS,
          },
        ],
        volumes: volumesOf(['api', 'owner']),
      },
    },
  },
})
