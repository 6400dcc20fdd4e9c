/** A rule, shown by a story of the component or by the component itself with other properties. */
export type UsageExample<Props extends object> = {
  text: string
  /** Name of the export of the story that shows it. */
  story?: string
  /** Properties of the first story that are other here; for what is wrong, of which there is no story. */
  args?: Partial<Props>
  /** Name of a drawing of what is wrong, where the component itself cannot be made to be so. */
  drawing?: string
}

/** How a component is used, in Czech, for its page in Storybook. `Code` stands between backticks. */
export type ComponentUsage<Props extends object = object> = {
  /** What it is called in Czech. */
  name: string
  /** What others call it, in Czech or English, for those who look for it by their word. */
  others?: readonly string[]
  /** On trial it may change or go. */
  status: 'stable' | 'trial'
  /** Version of the design system it came with. */
  since: '0.1'
  purpose: string
  /** Where something else is better. */
  avoid: readonly { when: string; instead?: string }[]
  /** Parts, from above; one that is a component of its own says which. */
  anatomy: readonly { part: string; text: string; component?: string }[]
  dos: readonly UsageExample<Props>[]
  donts: readonly UsageExample<Props>[]
  /** How its words sound. */
  words: string
  access: {
    /** What it is to a screen reader, and what it is called. */
    names: string
    keys?: string
    /** What is said without being asked for. */
    announced?: string
  }
}
