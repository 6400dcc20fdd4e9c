import { searchFeed } from '@inzrt/portal/browse/feeds/searchFeed.ts'
import { brand } from '#brand'

export const GET = ({ url }: Request) => searchFeed(brand, url)
