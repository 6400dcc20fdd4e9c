import type { Conversation, Message } from '@inzrt/contracts/conversation/conversation'
import { formatPhone } from '@inzrt/domain/contact'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDateTime } from '@inzrt/domain/time'
import { nameOfOther } from '@inzrt/rules/deal'
import { messageWarnings, WARNING_TEXTS } from '@inzrt/rules/moderation'
import type { ShownMessage } from '@inzrt/ui/conversation/MessageList.tsx'
import { imageUrl } from '../../shell/images/imageUrl.ts'
import { thumbnail } from '../../shell/images/thumbnail.ts'

const toPhotos = (photos: Message['photos']): ShownMessage['photos'] =>
  photos.map(({ path, width, height }, index) => ({
    src: imageUrl(path, 'large'),
    width,
    height,
    thumb: thumbnail(path),
    alt: `Fotka ${index + 1} z\u00a0${photos.length}`,
  }))

/** Messages as a page shows them. Nobody is warned of their own words. */
export const toShownMessages = (conversation: Conversation): readonly ShownMessage[] =>
  conversation.messages.map(
    ({ id, isOwn, content, phoneNumber, photos, sentAt, isRead, isFirst }) => ({
      id,
      isOwn,
      who: isOwn ? 'Vy' : nameOfOther(conversation),
      facts: [
        nonBreaking(formatDateTime(new Date(sentAt))),
        ...(isOwn && isRead ? ['přečteno'] : []),
      ],
      content,
      photos: toPhotos(photos),
      phone: phoneNumber
        ? { href: `tel:${phoneNumber}`, text: formatPhone(phoneNumber) }
        : undefined,
      warnings: isOwn
        ? []
        : messageWarnings(content, { isFirst }).map((warning) =>
            nonBreaking(WARNING_TEXTS[warning]),
          ),
    }),
  )
