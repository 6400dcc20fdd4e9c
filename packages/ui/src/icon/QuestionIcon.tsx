import { Icon, type IconProps } from './Icon.tsx'

export const QuestionIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="7" />
    <path d="M8 8a2 2 0 114 0c0 1.5-2 1.5-2 3M10 13.6v.1" />
  </Icon>
)
