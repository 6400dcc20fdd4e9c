import { aboutCompany } from '../content/aboutCompany.ts'
import type { Brand } from '../shell/brand/Brand.ts'
import { settings } from '../shell/settings/settings.server.ts'
import { ArticlePage } from './ArticlePage.tsx'

/** Who runs the portal and how to reach them. */
export const AboutPage = ({ brand }: { brand: Brand }) => (
  <ArticlePage brand={brand} article={aboutCompany(settings().OPERATOR)} />
)
