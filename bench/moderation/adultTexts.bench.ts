import { isFlagged, judgeAdultTexts } from '@inzrt/fixtures/adult-texts/judgeAdultTexts'
import { readAdultTexts } from '@inzrt/fixtures/adult-texts/readAdultTexts'
import { generateAds } from '@inzrt/fixtures/catalogue/generateAds'
import { classifyAdult } from '@inzrt/rules/moderation'
import { nanosecondsPerCall } from '../support/nanosecondsPerCall.ts'
import { report } from '../support/report.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'

const PERCENT = 100
const CALLS = 5_000
const SEED = 7

const judged = readAdultTexts('judged')
const texts = judged.map(({ heading, content }) => `${heading}\n${content}`)
const { precision, recall } = judgeAdultTexts(judged)
const general = [...generateAds({ seed: SEED, now: new Date('2026-11-21'), count: 20_000 })].filter(
  ({ brand }) => brand === 'general',
)
const flagged = general.filter(isFlagged)
const ns = nanosecondsPerCall(CALLS, (turn) => classifyAdult(texts[turn % texts.length] as string))

report('adult-texts', {
  title: 'Adult texts told from others',
  method: [
    `${judged.length} ads by somebody who knew nothing of the classifier, ${judged.filter(({ brand }) => brand === 'adult').length} of them adult and mostly veiled; half of the others share their words: massages, lingerie, carers, dating.`,
    `Learned from ${readAdultTexts('training').length} other written ads and from generated ones of the general site; the ${general.length.toLocaleString('en')} generated ones here have another seed.`,
  ],
  rounds: 1,
  seed: SEED,
  versions: {},
  verdicts: [
    atLeast('of the flagged texts, adult ones', precision * PERCENT, 88, '%'),
    atLeast('of the adult texts, flagged ones', recall * PERCENT, 88, '%'),
    atMost(
      'of generated ads of the general site, flagged ones',
      (flagged.length / general.length) * PERCENT,
      0.5,
      '%',
    ),
    shown('a text', ns / 1_000, 'µs'),
  ],
})
