import { sizeVerdicts } from './sizeVerdicts.ts'

const verdicts = sizeVerdicts()
const tooLarge = verdicts.filter(({ met }) => !met)

for (const { row, figure, goal } of tooLarge)
  console.error(`${row}: ${figure.toFixed(1)} (goal ${goal})`)
if (tooLarge.length > 0) process.exit(1)
const largest = Math.max(...verdicts.map(({ figure }) => figure))
console.log(`${verdicts.length} pages, the largest has ${largest.toFixed(1)} kB of JavaScript.`)
