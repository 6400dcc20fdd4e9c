import { Icon, type IconProps } from './Icon.tsx'

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5z" />
    <path d="M4 17L16 3" />
  </Icon>
)
