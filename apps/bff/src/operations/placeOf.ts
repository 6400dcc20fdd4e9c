const isFrame = (line: string): boolean => line.startsWith('    at ')

/** Kind of an error and where in the code it was made, without its text: that may hold data of visitors. */
export const placeOf = ({ name, message, stack = '' }: Error): string =>
  [name, ...stack.replace(message, '').split('\n').filter(isFrame)].join('\n')
