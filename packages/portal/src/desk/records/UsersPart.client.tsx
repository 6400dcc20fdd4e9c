'use client'

import { RecordsPart } from './RecordsPart.client.tsx'
import { userKind } from './userKind.tsx'

const UsersPart = () => <RecordsPart kind={userKind} />

export default UsersPart
