import { createPress } from './createPress.ts'
import type { Manuscript, Typeset } from './PrintedEdition.ts'
import { toFrontPage } from './toFrontPage.ts'

type Place = Readonly<{ id: number; page: number }>

/**
 * Sets an edition in columns. Takes seconds and much memory: `typesetApart` does it in a process of its own.
 * @throws Error with the compiler's words when the template does not fit the edition
 */
export const typeset = ({ edition, files }: Manuscript): Typeset => {
  const { compiler, set } = createPress('edition.typ', files)
  const document = set(edition)
  const places: readonly Place[] = compiler.query(document, { selector: '<ad>', field: 'value' })
  const pageOf = new Map(places.map(({ id, page }) => [id, page]))

  return {
    pdf: compiler.pdf(document),
    pages: document.numOfPages,
    pageOf,
    cover: compiler.plainSvg(set(toFrontPage(edition, pageOf))),
  }
}
