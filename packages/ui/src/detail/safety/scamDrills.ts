/** On which side of the trade somebody stands. */
export type TradeSide = 'buying' | 'selling'

type Drill = Readonly<{ title: string; rules: readonly string[] }>

/** What to watch for, one screen for each side. */
export const SCAM_DRILLS: Readonly<Record<TradeSide, Drill>> = {
  buying: {
    title: 'Než zavoláte prodávajícímu',
    rules: [
      'Peníze předem neposílejte. Plaťte, až když zboží držíte v\u00a0ruce.',
      'Cena hluboko pod ostatními a\u00a0spěch patří k\u00a0podvodu. Zeptejte se na něco, co na fotce není.',
      'Neotvírejte odkaz k\u00a0„rezervaci“ ani k\u00a0„dopravě“. Domluvte se po telefonu.',
    ],
  },
  selling: {
    title: 'Než zavoláte zájemci',
    rules: [
      'Kurýr, který prý přiveze peníze, neexistuje. Odkaz na „přijetí platby“ je podvod.',
      'Číslo karty, kód z\u00a0SMS ani přístup do banky nikdy nikomu neříkejte. K\u00a0přijetí peněz nejsou potřeba.',
      'Nechte si zaplatit hotově, nebo převodem, který uvidíte na účtu.',
    ],
  },
}
