/** The product's images, targets of deploy/containers/Containerfile. */
export const IMAGES = ['bff', 'general', 'adult', 'api'] as const

export type Image = (typeof IMAGES)[number]

/** What an image is called where it was built. */
export const nameOf = (image: Image): string => `localhost/inzrt/${image}:latest`
