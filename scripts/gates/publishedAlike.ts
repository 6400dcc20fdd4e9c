import { PUBLISHED, type Published, readManifest } from '../packages/packageReports.ts'

const ALIKE = ['version', 'engines', 'license', 'type'] as const

/** Packages that others install leave together: of one version, for the same Node. */
export const publishedAlike = (): string[] => {
  const [first, ...others] = (Object.keys(PUBLISHED) as Published[]).map(readManifest)

  return others.flatMap((manifest) =>
    ALIKE.filter((key) => JSON.stringify(manifest[key]) !== JSON.stringify(first[key])).map(
      (key) =>
        `"${key}" of ${manifest.name} must be that of ${first.name}: ${JSON.stringify(first[key])}.`,
    ),
  )
}
