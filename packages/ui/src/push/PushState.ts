/** How it stands with notifications of one browser. */
export type PushState =
  | 'off'
  | 'asking'
  | 'on'
  /** The visitor said no to the browser. */
  | 'denied'
  /** The visitor has not said anything. */
  | 'dismissed'
  | 'unsupported'
  | 'failed'
