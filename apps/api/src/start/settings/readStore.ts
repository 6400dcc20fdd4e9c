import type { S3Settings } from '../../catalogue/images/s3/createAskS3.ts'

type Values = Readonly<{
  S3_ENDPOINT?: string | undefined
  S3_BUCKET?: string | undefined
  S3_REGION: string
  S3_ACCESS_KEY?: string | undefined
  S3_SECRET_KEY?: string | undefined
}>

/** The S3 store pictures and papers are kept in; null: the folder. */
export const readStore = (values: Values): S3Settings | null => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = values
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = values
  if (!endpoint || !bucket || !accessKey || !secretKey) return null

  return { endpoint, bucket, region, accessKey, secretKey }
}
