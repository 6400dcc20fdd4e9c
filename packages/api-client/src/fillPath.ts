/**
 * Fills the placeholders of a path template, each as one encoded segment.
 * @example fillPath('/api/front/slug/{slug}', { slug: 'kola/../x' }) // '/api/front/slug/kola%2F..%2Fx'
 */
export const fillPath = (template: string, params: Readonly<Record<string, unknown>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
