import type { Company, CompanyAnswer } from '@inzrt/contracts/account/company'
import { isCompanyId } from '@inzrt/domain/contact'
import type { CompanyLookup } from '@inzrt/ui/account/settings/CompanyFields.tsx'
import { useEffect, useRef, useState } from 'react'
import type { Form } from '../form/useForm.ts'
import { companyNote } from './companyNote.ts'
import { withoutFilled } from './withoutFilled.ts'

type CompanyValues = Company & { companyId: string }

const NONE: CompanyLookup = { note: null, isAsking: false }

/** Loaded when first needed: few who open the form are a business. */
const find = async (companyId: string): Promise<CompanyAnswer> => {
  const { findCompany } = await import('./findCompany.ts')

  return findCompany(companyId)
}

/** Fills in what the register says of a company whose number was typed; all of it can be changed. */
export const useCompany = <Values extends CompanyValues>({
  values,
  change,
}: Pick<Form<Values>, 'values' | 'change'>): CompanyLookup => {
  const companyId = values.companyId.trim()
  const known = useRef(companyId)
  const latest = useRef(values)
  latest.current = values
  const filled = useRef<Company | null>(null)
  const [lookup, setLookup] = useState(NONE)

  useEffect(() => {
    if (known.current === companyId) return
    known.current = companyId
    setLookup(NONE)
    if (!isCompanyId(companyId)) return
    setLookup({ note: null, isAsking: true })
    void find(companyId).then((answer) => {
      if (known.current !== companyId) return
      setLookup({ note: companyNote(answer.state), isAsking: false })
      const company = answer.state === 'found' ? answer.company : null
      change((company ?? withoutFilled(filled.current, latest.current)) as Partial<Values>)
      filled.current = company
    })
  }, [companyId])

  return lookup
}
