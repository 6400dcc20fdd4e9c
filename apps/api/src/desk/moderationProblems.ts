import { Problem } from '../platform/errors/Problem.ts'
import { conflict, invalidFields, notFound } from '../platform/errors/problems.ts'

export type LastDecider = Readonly<{ isOwn: boolean; nickname: string }>

export const adIsGone = (): Problem => notFound('Inzerát už neexistuje, inzerent ho smazal.')

/** Whose decision an ad bears: that of the one who asks, whose first answer may have been lost, or a colleague's. */
const lastDecision = ({ isOwn, nickname }: LastDecider): string =>
  isOwn
    ? ', naposledy jste o\u00a0něm rozhodli vy'
    : `, naposledy o\u00a0něm rozhodl někdo jiný (${nickname})`

/** The ad is no longer what was read, no matter who changed it. */
export const changedSinceRead = (last: LastDecider | null): Problem =>
  new Problem(
    409,
    'version',
    `Inzerát se mezitím změnil${last ? lastDecision(last) : ''}. Načtěte ho prosím znovu.`,
  )

export const ownAd = (): Problem =>
  new Problem(403, 'forbidden', 'O vlastním inzerátu musí rozhodnout někdo jiný.')
export const ownPage = (): Problem =>
  new Problem(403, 'forbidden', 'O\u00a0stránce vlastní firmy musí rozhodnout někdo jiný.')
export const pageIsGone = (): Problem => notFound('Firma už na své stránce nic nemá.')
/** It was saved since it was read. */
export const pageChanged = (): Problem =>
  new Problem(409, 'version', 'Firma svou stránku mezitím změnila. Přečtěte si ji prosím znovu.')
export const noAnswerToHide = (): Problem =>
  invalidFields({ verdict: ['Hodnocení nemá odpověď, kterou by šlo skrýt.'] })
export const ownRatingReported = (): Problem =>
  new Problem(403, 'forbidden', 'O hodnocení z\u00a0vlastního obchodu musí rozhodnout někdo jiný.')
export const reportsDecided = (): Problem =>
  new Problem(409, 'version', 'O\u00a0hlášení už je rozhodnuto. Načtěte ho prosím znovu.')
export const appealNotFound = (): Problem => notFound('Odvolání tu není.')
export const appealDecided = (): Problem =>
  new Problem(409, 'version', 'O\u00a0odvolání už je rozhodnuto.')
export const ownDecision = (): Problem =>
  new Problem(403, 'forbidden', 'O odvolání musí rozhodnout někdo jiný, než kdo rozhodl poprvé.')
/** Nobody goes round an appeal: it is decided, by somebody else. */
export const appealIsOpen = (): Problem =>
  conflict('Inzerent se odvolal. Rozhodněte prosím o\u00a0odvolání.')
export const linkIsOver = (): Problem =>
  new Problem(
    404,
    'not_found',
    'Odkaz už neplatí. Odvolat se můžete do šesti měsíců od rozhodnutí.',
  )
export const alreadyAppealed = (): Problem =>
  conflict('Proti tomuto rozhodnutí už jste se odvolali.')
