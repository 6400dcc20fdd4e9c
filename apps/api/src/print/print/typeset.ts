import { createPress } from './createPress.ts'
import { findBlank } from './findBlank.ts'
import type { Manuscript, Typeset } from './PrintedEdition.ts'
import { toFrontPage } from './toFrontPage.ts'
import { toLastPage } from './toLastPage.ts'

type Place = Readonly<{ id: number; page: number }>

/**
 * Sets an edition in columns: once to know what stands on its last page, then with the columns of that page as long
 * as each other. Takes seconds and much memory: `typesetInChild` does it in a process of its own.
 * @throws Error with the compiler's words when the template does not fit the edition
 */
export const typeset = ({ edition, files }: Manuscript): Typeset => {
  const { compiler, set } = createPress('edition.typ', files)
  const placed = set(edition)
  const pages = placed.numOfPages
  const [places = []]: readonly Place[][] = compiler.query(placed, {
    selector: '<places>',
    field: 'value',
  })
  const pageOf = new Map(places.map(({ id, page }) => [id, page]))
  const lastPage = toLastPage(edition, pageOf, pages)
  const balanced = { ...edition, blank: findBlank(lastPage, (page) => set(page).numOfPages) }

  return {
    pdf: compiler.pdf(set(balanced)),
    pages,
    pageOf,
    cover: compiler.plainSvg(set(toFrontPage(pages === 1 ? balanced : edition, pageOf))),
  }
}
