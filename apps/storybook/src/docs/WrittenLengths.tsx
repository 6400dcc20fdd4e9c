import {
  CONTENT_LENGTH,
  HEADING_LENGTH,
  HEADING_MAX_SHOWN,
  LOCALITY_MAX_SHOWN,
  MESSAGE_LENGTH,
  NICKNAME_LENGTH,
} from '@inzrt/rules/limits'
import { Facts } from './Facts.tsx'

const span = ({ least, most }: Readonly<{ least: number; most: number }>): string =>
  `${least}–${most} znaků`

/** How long what people write may be, by the limits that forms and lists hold. */
export const WrittenLengths = () => (
  <Facts
    head={['Co', 'Smí mít', 'Kde není místo']}
    rows={[
      [
        'Nadpis inzerátu',
        span(HEADING_LENGTH),
        `v seznamu prvních ${HEADING_MAX_SHOWN} znaků, celý v titulku`,
      ],
      ['Text inzerátu', span(CONTENT_LENGTH), 'zalomí se'],
      ['Zpráva', span(MESSAGE_LENGTH), 'zalomí se'],
      ['Přezdívka', span(NICKNAME_LENGTH), 'zalomí se'],
      ['Lokalita', 'jak je v číselníku', `v seznamu prvních ${LOCALITY_MAX_SHOWN} znaků`],
    ]}
  />
)
