import type { Brand } from '../shell/brand/Brand.ts'
import type { Article, ArticlePart } from './Article.ts'

/** The parts of an article that concern a site. */
export const partsFor = (
  { parts }: Article,
  { hasNewspaper, adultOnly }: Pick<Brand, 'hasNewspaper' | 'adultOnly'>,
): readonly ArticlePart[] => {
  const shown = { printed: hasNewspaper, adults: adultOnly, goods: !adultOnly }

  return parts.filter(({ only }) => only === undefined || shown[only])
}
