import type { AccountNavItem } from '@inzrt/ui/account/AccountNav.tsx'
import { CheckIcon } from '@inzrt/ui/icon/CheckIcon.tsx'
import { FlagIcon } from '@inzrt/ui/icon/FlagIcon.tsx'
import { InfoIcon } from '@inzrt/ui/icon/InfoIcon.tsx'
import { PaperIcon } from '@inzrt/ui/icon/PaperIcon.tsx'
import { QuestionIcon } from '@inzrt/ui/icon/QuestionIcon.tsx'
import { SearchIcon } from '@inzrt/ui/icon/SearchIcon.tsx'
import { UserIcon } from '@inzrt/ui/icon/UserIcon.tsx'
import type { ReactNode } from 'react'
import { MODERATION_PARTS, type ModerationPart, PART_LABELS, partHref } from './moderationState.ts'

const ICONS: Record<ModerationPart, ReactNode> = {
  schvalovani: <CheckIcon />,
  hlaseni: <FlagIcon />,
  odvolani: <QuestionIcon />,
  inzerat: <SearchIcon />,
  slova: <InfoIcon />,
  uzivatele: <UserIcon />,
  zaznam: <PaperIcon />,
}

/** Links to the parts of the area, the current one marked. */
export const moderationNavItems = (current: ModerationPart): readonly AccountNavItem[] =>
  MODERATION_PARTS.map((part) => ({
    href: partHref(part),
    label: PART_LABELS[part],
    icon: ICONS[part],
    isCurrent: part === current,
  }))
