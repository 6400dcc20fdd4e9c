import type { Profile, ProfileBody } from '@inzrt/contracts/account/user'
import { LETTER_KINDS, type NotificationsForm } from '@inzrt/rules/forms'

/** Which letters come, as their form shows it: what an account does without is not ticked. */
export const toNotificationValues = ({
  marketing,
  silencedLetters,
}: Profile): NotificationsForm => {
  const isSent = (kind: (typeof LETTER_KINDS)[number]) => !silencedLetters.includes(kind)

  return {
    marketing,
    messages: isSent('messages'),
    matchingAds: isSent('matchingAds'),
    endings: isSent('endings'),
    ratings: isSent('ratings'),
  }
}

/** The same as the call changes it. */
export const toNotificationBody = ({ marketing, ...letters }: NotificationsForm): ProfileBody => ({
  marketing,
  silencedLetters: LETTER_KINDS.filter((kind) => !letters[kind]),
})
