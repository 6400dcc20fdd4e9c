declare module 'virtual:written-props' {
  const props: import('./readProps.ts').WrittenProps
  export default props
}
