import type { ErrorCode } from '@inzrt/contracts/wire/codes'
import { NOT_FOUND_TEXTS } from '@inzrt/contracts/wire/notFoundTexts'

export type ErrorStatus =
  | 400
  | 403
  | 404
  | 405
  | 408
  | 413
  | 414
  | 415
  | 417
  | 421
  | 429
  | 431
  | 502
  | 503
  | 504

type ErrorText = Readonly<{ code: ErrorCode; text: string }>

const BROKEN = 'Služba teď neodpovídá. Zkuste to prosím za chvíli.'

/** What a visitor reads and a program gets for each status the bff itself answers with. */
export const ERROR_TEXTS: Readonly<Record<ErrorStatus, ErrorText>> = {
  400: { code: 'bad_request', text: 'Téhle adrese nerozumíme. Není v ní překlep?' },
  403: {
    code: 'forbidden',
    text: 'Požadavek nepřišel z našich stránek, proto jsme ho nevyřídili.',
  },
  404: { code: 'not_found', text: NOT_FOUND_TEXTS.slug },
  405: { code: 'method_not_allowed', text: 'Na téhle adrese se dá jen číst.' },
  408: { code: 'timeout', text: 'Odesílání trvalo příliš dlouho. Zkuste to prosím znovu.' },
  413: { code: 'payload_too_large', text: 'Posíláte víc dat, než umíme přijmout.' },
  414: { code: 'bad_request', text: 'Adresa je příliš dlouhá.' },
  415: { code: 'unsupported_media_type', text: 'Tenhle druh dat nepřijímáme.' },
  417: { code: 'bad_request', text: 'Tomuhle požadavku nerozumíme.' },
  421: { code: 'bad_request', text: 'Stránky na téhle adrese neprovozujeme.' },
  429: { code: 'rate_limited', text: 'Příliš mnoho pokusů.' },
  431: { code: 'bad_request', text: 'Prohlížeč posílá příliš dlouhé hlavičky.' },
  502: { code: 'bad_gateway', text: BROKEN },
  503: { code: 'unavailable', text: BROKEN },
  504: { code: 'timeout', text: BROKEN },
}
