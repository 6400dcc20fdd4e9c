import type { AccountNavItem } from '@inzrt/ui/account/AccountNav.tsx'
import { BellIcon } from '@inzrt/ui/icon/BellIcon.tsx'
import { CheckIcon } from '@inzrt/ui/icon/CheckIcon.tsx'
import { ClockIcon } from '@inzrt/ui/icon/ClockIcon.tsx'
import { FlagIcon } from '@inzrt/ui/icon/FlagIcon.tsx'
import { HeartIcon } from '@inzrt/ui/icon/HeartIcon.tsx'
import { InfoIcon } from '@inzrt/ui/icon/InfoIcon.tsx'
import { MailIcon } from '@inzrt/ui/icon/MailIcon.tsx'
import { MenuIcon } from '@inzrt/ui/icon/MenuIcon.tsx'
import { PaperIcon } from '@inzrt/ui/icon/PaperIcon.tsx'
import { PhoneIcon } from '@inzrt/ui/icon/PhoneIcon.tsx'
import { PictureIcon } from '@inzrt/ui/icon/PictureIcon.tsx'
import { PrintIcon } from '@inzrt/ui/icon/PrintIcon.tsx'
import { QuestionIcon } from '@inzrt/ui/icon/QuestionIcon.tsx'
import { ReceiptIcon } from '@inzrt/ui/icon/ReceiptIcon.tsx'
import { SearchIcon } from '@inzrt/ui/icon/SearchIcon.tsx'
import { SlidersIcon } from '@inzrt/ui/icon/SlidersIcon.tsx'
import { TagIcon } from '@inzrt/ui/icon/TagIcon.tsx'
import { UserIcon } from '@inzrt/ui/icon/UserIcon.tsx'
import type { ReactNode } from 'react'
import { type ModerationPart, PART_LABELS, partHref } from './moderationState.ts'

const ICONS: Record<ModerationPart, ReactNode> = {
  schvalovani: <CheckIcon />,
  hlaseni: <FlagIcon />,
  odvolani: <QuestionIcon />,
  hodnoceni: <HeartIcon />,
  inzerat: <SearchIcon />,
  prijem: <PhoneIcon />,
  slova: <InfoIcon />,
  rubriky: <MenuIcon />,
  udaje: <SlidersIcon />,
  ceny: <ReceiptIcon />,
  kupony: <TagIcon />,
  bannery: <PictureIcon />,
  vydani: <PaperIcon />,
  platby: <BellIcon />,
  faktury: <PrintIcon />,
  reklamace: <MailIcon />,
  uzivatele: <UserIcon />,
  zaznam: <ClockIcon />,
}

/** Links to the parts of the area, the current one marked. */
export const moderationNavItems = (
  parts: readonly ModerationPart[],
  current: ModerationPart | null,
): readonly AccountNavItem[] =>
  parts.map((part) => ({
    href: partHref(part),
    label: PART_LABELS[part],
    icon: ICONS[part],
    isCurrent: part === current,
  }))
