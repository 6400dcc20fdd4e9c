import { expect, test } from 'vitest'
import { localityName } from '../locality.ts'

test.each([
  ['Praha 6', 'Praha', 'Praha 6'],
  ['Brno-střed', 'Brno', 'Brno-střed'],
  [null, 'Telč', 'Telč'],
  ['', 'Telč', 'Telč'],
])('R114 the place with district %j in %s goes by „%s“', (district, municipality, name) => {
  expect(localityName({ cityDistrictName: district, municipalityName: municipality })).toBe(name)
})
