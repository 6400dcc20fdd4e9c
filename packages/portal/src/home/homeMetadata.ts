import type { Metadata } from 'next'
import type { Brand } from '../brand/Brand.ts'
import { pageMetadata } from '../metadata/pageMetadata.ts'

/** Metadata of the first page of a site; its title is whole and gets no name added. */
export const homeMetadata = ({ homeTitle, description }: Brand): Metadata => ({
  ...pageMetadata({ title: homeTitle, description, path: '/' }),
  title: { absolute: homeTitle },
})
