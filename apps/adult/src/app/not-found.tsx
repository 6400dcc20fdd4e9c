import { NotFoundPage } from '@inzrt/portal/errors/NotFoundPage.tsx'
import { brand } from '#brand'

export const metadata = { title: 'Chyba 404' }

const NotFound = () => <NotFoundPage brand={brand} />
export default NotFound
