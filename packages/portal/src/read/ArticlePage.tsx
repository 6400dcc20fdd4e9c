import { nonBreaking } from '@inzrt/domain/text'
import { formatDate } from '@inzrt/domain/time'
import { Breadcrumb } from '@inzrt/ui/breadcrumb/Breadcrumb.tsx'
import { Wrap } from '@inzrt/ui/layout/Wrap.tsx'
import { ListingHead } from '@inzrt/ui/listing/ListingHead.tsx'
import { Prose } from '@inzrt/ui/prose/Prose.tsx'
import { TableOfContents } from '@inzrt/ui/prose/TableOfContents.tsx'
import { Fragment, type ReactNode } from 'react'
import type { Article } from '../content/Article.ts'
import { ArticleBlock } from '../content/article/ArticleBlock.tsx'
import { partsFor } from '../content/partsFor.ts'
import type { Brand } from '../shell/brand/Brand.ts'
import { origins } from '../shell/settings/origins.ts'
import { settings } from '../shell/settings/settings.server.ts'
import { StaticHtml } from '../shell/static-html/StaticHtml.tsx'
import { SitePage } from '../site/SitePage.tsx'
import { toCrumbs } from '../site/toCrumbs.ts'
import styles from './ArticlePage.module.css'

export type ArticlePageProps = {
  brand: Brand
  article: Article
  /** What stands after the last part. */
  children?: ReactNode
}

const LastChange = ({ day }: { day: string }) => (
  <p className={styles.changed}>
    Poslední změna: <time dateTime={day}>{formatDate(new Date(day), 'long')}</time>
  </p>
)

/** A page set as text, with its table of contents and an anchor for each part. */
export const ArticlePage = ({ brand, article, children }: ArticlePageProps) => {
  const email = settings().SUPPORT_EMAIL
  const parts = partsFor(article, brand)

  return (
    <SitePage brand={brand}>
      <StaticHtml name="article">
        <Wrap>
          <Breadcrumb
            items={toCrumbs(brand, origins(brand, settings()), [{ label: article.title }])}
          />
          <ListingHead title={article.title} summary={nonBreaking(article.lead)} />
          <div className={styles.article}>
            <TableOfContents items={parts.map(({ id, heading }) => ({ id, title: heading }))} />
            <Prose>
              {parts.map(({ id, heading, blocks }) => (
                <Fragment key={id}>
                  <h2 id={id}>{nonBreaking(heading)}</h2>
                  {blocks.map((block, index) => (
                    <ArticleBlock key={index} block={block} email={email} />
                  ))}
                </Fragment>
              ))}
              {children}
              {article.changedAt && <LastChange day={article.changedAt} />}
            </Prose>
          </div>
        </Wrap>
      </StaticHtml>
    </SitePage>
  )
}
