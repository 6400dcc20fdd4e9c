'use client'

import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { OwnPart, type OwnPartProps } from '../shell/own-lists/OwnPart.client.tsx'

/** A part of the desk: another try leads nowhere for whom it is not. */
export const DeskPart = <Answer,>(props: OwnPartProps<Answer>) =>
  props.own.isForbidden ? (
    <EmptyState title="Sem váš účet nesmí" isLive>
      <p>Tato část správy patří lidem s{'\u00a0'}jiným oprávněním. Přidělit ho může správce.</p>
      <p>
        <a href="/muj-ucet">Zpět do účtu</a>
      </p>
    </EmptyState>
  ) : (
    <OwnPart {...props} />
  )
