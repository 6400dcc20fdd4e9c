import type { Brand } from '../brand/Brand.ts'
import { aboutCompany } from '../content/aboutCompany.ts'
import { settings } from '../settings/settings.server.ts'
import { ArticlePage } from './ArticlePage.tsx'

/** Who runs the portal and how to reach them. */
export const AboutPage = ({ brand }: { brand: Brand }) => (
  <ArticlePage brand={brand} article={aboutCompany(settings().OPERATOR)} />
)
