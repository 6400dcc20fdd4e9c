import { Icon, type IconProps } from './Icon.tsx'

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 12V2m0 0L6.5 5.5M10 2l3.5 3.5M6 9H4v9h12V9h-2" />
  </Icon>
)
