import type { Metadata } from 'next'
import type { Brand } from '../../shell/brand/Brand.ts'
import { pageMetadata } from '../../shell/metadata/pageMetadata.ts'

/** Metadata of the first page of a site; its title is the site's own. */
export const homeMetadata = ({ homeTitle, description }: Brand): Metadata => {
  const { title, ...others } = pageMetadata({ title: homeTitle, description, path: '/' })

  return others
}
