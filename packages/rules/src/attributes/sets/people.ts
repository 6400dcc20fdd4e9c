import { choice, inRows, number } from '../describe.ts'

const who = choice('kdo', 'Kdo píše', { zena: 'žena', muz: 'muž', par: 'pár' })
const seeks = choice('hleda', 'Koho hledá', {
  zenu: 'ženu',
  muze: 'muže',
  par: 'pár',
  kohokoli: 'kohokoli',
})
const age = number('vek', 'Věk', { least: 18, most: 120, unit: 'let' })
const purpose = choice('ucel', 'Co hledá', {
  vztah: 'vážný vztah',
  pratelstvi: 'přátelství',
  schuzky: 'schůzky',
  dopisovani: 'dopisování',
  akce: 'společné výlety a\u00a0kulturu',
})
const smokes = choice('kouri', 'Kouření', {
  ne: 'nekuřák',
  prilezitostne: 'příležitostně',
  ano: 'kuřák',
})
const height = number('postava', 'Výška', { least: 100, most: 230, unit: 'cm' })

/** People who look for people, and for work. */
export const people = {
  /** Of age, as the adult site is: nobody younger can write an ad there. */
  dating: [who, seeks, age, inRows(purpose), height, smokes],
  job: [
    inRows(
      choice('uvazek', 'Úvazek', {
        plny: 'plný úvazek',
        zkraceny: 'zkrácený úvazek',
        brigada: 'brigáda',
        dohoda: 'dohoda',
      }),
    ),
    inRows(number('mzda', 'Hodinová mzda', { least: 1, most: 10_000, unit: 'Kč/h' })),
    choice('smennost', 'Směny', {
      jedna: 'jednosměnný provoz',
      vice: 'na směny',
      vikend: 'o\u00a0víkendech',
      pruzna: 'pružná doba',
    }),
  ],
} as const
