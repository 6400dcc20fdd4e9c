import { Icon, type IconProps } from './Icon.tsx'

export const PaperIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 3h9v14H6a2 2 0 01-2-2zM13 7h3v8a2 2 0 01-2 2M7 7h3M7 10h3M7 13h3" />
  </Icon>
)
