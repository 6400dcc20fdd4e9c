import { Icon, type IconProps } from './Icon.tsx'

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5z" />
    <circle cx="10" cy="10" r="2.3" />
  </Icon>
)
