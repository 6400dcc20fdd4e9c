export { hoursText } from './hours/hoursText.ts'
export {
  type HoursFault,
  NO_HOURS,
  type OpenInterval,
  type OpeningHours,
  WEEKDAYS,
  type Weekday,
} from './hours/OpeningHours.ts'
export { readHours } from './hours/readHours.ts'
export { weekdayName } from './hours/weekdayName.ts'
export { type DaysAlike, weekOf } from './hours/weekOf.ts'
