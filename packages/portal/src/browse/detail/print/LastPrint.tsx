import type { AdPrint } from '@inzrt/contracts/ads/advertisement'
import { nonBreaking } from '@inzrt/domain/text'
import { onDay } from '@inzrt/domain/time'

const placeOf = ({ number, page }: AdPrint): string =>
  nonBreaking(page === null ? `č. ${number}` : `č. ${number}, str. ${page}`)

/** Where an ad stands in the paper: on its page once that is out. */
export const LastPrint = ({ print }: { print: AdPrint }) => {
  const { pdfPath, page, releaseDate } = print
  if (pdfPath === null)
    return (
      <p>
        {nonBreaking(
          `Otištěno v ${placeOf(print)}, noviny vyjdou ${onDay(new Date(releaseDate))}.`,
        )}
      </p>
    )

  return (
    <p>
      Vyšlo v <a href={page === null ? pdfPath : `${pdfPath}#page=${page}`}>{placeOf(print)}</a>.
    </p>
  )
}
