import { formatPsc, type Locality, localityName } from '@inzrt/domain/locality'
import styles from './LocalityOption.module.css'

/** One found place with all that tells it from its namesakes (R128); fragments of a row. */
export const LocalityOption = ({ locality }: { locality: Locality }) => (
  <>
    <b>{localityName(locality)}</b>
    <span className={styles.psc}>{formatPsc(locality.psc)}</span>
    <span className={styles.part}>
      {locality.municipalityPartName && `${locality.municipalityPartName}, `}
      Region: {locality.regionName}
    </span>
  </>
)
