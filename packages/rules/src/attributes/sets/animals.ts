import { choice, inRows, number, required, text, YES_NO } from '../describe.ts'

const breed = text('plemeno', 'Plemeno')
const sex = choice('pohlavi', 'Pohlaví', {
  samec: 'samec',
  samice: 'samice',
  oboji: 'samci i\u00a0samice',
})
const age = number('vek-tydny', 'Věk', {
  least: 0,
  most: 1_600,
  unit: 'týdnů',
  hint: 'Rok má 52 týdnů. Psa ani kočku mladší než 50\u00a0dnů předat nejde.',
})
const papers = choice('pp', 'Průkaz původu', { ano: 's\u00a0PP', ne: 'bez PP' })
const chip = choice('cip', 'Čip', {
  ano: 'má čip',
  ceka: 'do předání dostane',
  ne: 'nemá',
})
const vaccinated = choice('ockovani', 'Očkování', {
  ano: 'očkováno',
  zcasti: 'zčásti, podle věku',
  ne: 'neočkováno',
})

/** Animals; of those that the law has known by a chip it is asked. */
export const animals = {
  dog: [breed, sex, inRows(required(age)), inRows(papers), required(chip), required(vaccinated)],
  cat: [breed, sex, inRows(required(age)), inRows(papers), chip, vaccinated],
  poultry: [
    inRows(
      choice('drubez', 'Druh', {
        slepice: 'slepice',
        kohout: 'kohout',
        kurata: 'kuřata',
        kachny: 'kachny',
        husy: 'husy',
        krepelky: 'křepelky',
        jine: 'jiná drůbež',
      }),
    ),
    breed,
    number('kusu', 'Kusů', { least: 1, most: 10_000 }),
  ],
  rodent: [
    inRows(
      choice('hlodavec', 'Druh', {
        kralik: 'králík',
        morce: 'morče',
        krecek: 'křeček',
        cincila: 'činčila',
        potkan: 'potkan nebo myš',
        jiny: 'jiné zvíře',
      }),
    ),
    breed,
    sex,
  ],
  livestock: [
    inRows(
      choice('zvire', 'Druh', {
        kun: 'kůň',
        ponik: 'poník',
        koza: 'koza',
        ovce: 'ovce',
        skot: 'skot',
        prase: 'prase',
        vcely: 'včely',
        jine: 'jiné',
      }),
    ),
    breed,
    sex,
    inRows(number('vek-roky', 'Věk', { least: 0, most: 45, unit: 'let' })),
    choice('registrace', 'V\u00a0ústřední evidenci', YES_NO, {
      hint: 'Koně, skot, ovce, kozy a\u00a0prasata se označují a\u00a0evidují.',
    }),
  ],
} as const
