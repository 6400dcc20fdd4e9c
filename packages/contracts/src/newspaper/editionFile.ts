import * as z from 'zod/mini'

/** Where printed editions are served: this and the path of the file. */
export const EDITION_BASE = '/api/noviny'

/** Address of an edition as it was printed; the name changes with its content. */
export const EditionFileSchema = z
  .string()
  .check(z.regex(/^\/api\/noviny\/\d{4}\/\d{1,2}-[0-9a-f]{12}\.pdf$/, 'edition_file'))
