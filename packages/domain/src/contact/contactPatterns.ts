const AT = String.raw`(?:@|\((?:at|zavinac)\)|\[(?:at|zavinac)\]|zavinac)`
const DOT = String.raw`(?:\.|\((?:dot|tecka)\)|\[(?:dot|tecka)\]|tecka)`

/** In folded text. Every repetition is bounded, so the search stays linear whatever the text. */
export const EMAIL = new RegExp(
  String.raw`[a-z\d._+-]{1,64} ?${AT} ?[a-z\d-]{1,63}(?: ?${DOT} ?[a-z\d-]{2,63}){1,3}`,
  'g',
)

export const WEB =
  /(?:https?:\/\/|www\.)[^\s]{1,200}|(?<![\w.@-])[a-z\d-]{2,63}\.(?:cz|sk|com|eu|net|org|info|online|shop|pl|de|at)(?![a-z\d])/g
