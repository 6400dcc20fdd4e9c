import styles from './Unplugged.module.css'

/** A plug pulled out of its socket, in the colour of the site; drawn in place, as nothing can be fetched where it is shown. */
export const Unplugged = () => (
  <svg className={styles.picture} viewBox="0 0 680 360" aria-hidden="true">
    <circle cx="340" cy="180" r="150" fill="#f3c453" />
    <path
      d="M0 300C90 300 60 180 150 180"
      fill="none"
      stroke="#20232f"
      strokeWidth="16"
      strokeLinecap="round"
    />
    <g transform="rotate(-6 220 180)">
      <path
        d="M150 152h36l20-28h58v112h-58l-20-28h-36z"
        fill="#160c18"
        opacity=".26"
        transform="translate(4 6)"
      />
      <path d="M150 152h36l20-28h58v112h-58l-20-28h-36z" className={styles.body} />
      <path d="M264 146h46v16h-46zM264 198h46v16h-46z" fill="#b9803f" />
      <path d="M218 146v68M236 146v68" stroke="#fdf9f0" strokeWidth="7" fill="none" />
    </g>
    <path
      d="M680 84C600 84 620 190 530 190"
      fill="none"
      stroke="#20232f"
      strokeWidth="16"
      strokeLinecap="round"
    />
    <g transform="rotate(5 460 190)">
      <path
        d="M420 126h62l18 28h34v72h-34l-18 28h-62z"
        fill="#160c18"
        opacity=".26"
        transform="translate(4 6)"
      />
      <path d="M420 126h62l18 28h34v72h-34l-18 28h-62z" fill="#fdf9f0" />
      <path d="M420 156h22v18h-22zM420 206h22v18h-22z" fill="#20232f" />
    </g>
    <path
      d="M346 122l8 26M372 112l-2 30M398 120l-14 24M348 252l10-24M374 262l-2-28M398 254l-12-24"
      stroke="#db4b2e"
      strokeWidth="7"
      strokeLinecap="round"
      fill="none"
    />
  </svg>
)
