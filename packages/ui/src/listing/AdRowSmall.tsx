import { AdRow, type AdRowProps } from './AdRow.tsx'

/** One related ad: a compact row without „Detail“; an `<li>`. */
export const AdRowSmall = (props: Omit<AdRowProps, 'isSmall'>) => <AdRow {...props} isSmall />
