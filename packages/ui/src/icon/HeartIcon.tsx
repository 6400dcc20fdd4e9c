import { Icon, type IconProps } from './Icon.tsx'

export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 17S3 12.6 3 7.7A3.7 3.7 0 0110 6a3.7 3.7 0 017 1.7C17 12.6 10 17 10 17z" />
  </Icon>
)
