'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { type FollowedReport, followReportCall } from '@inzrt/contracts/desk/report'
import { FactsTable } from '@inzrt/ui/detail/FactsTable.tsx'
import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { takeFromAddress } from '../../shell/form/takeFromAddress.ts'
import { outcomeText, toReportFacts } from './toReportFacts.ts'

const NO_LINK = 'K\u00a0hlášení vede odkaz v\u00a0e-mailu, kterým jsme vám potvrdili, že přišlo.'

/** The report a letter's link stands for, and what became of it. */
const FollowReport = () => {
  const [report, setReport] = useState<FollowedReport>()
  const [failure, setFailure] = useState<string>()
  const isAsked = useRef(false)

  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    const { token } = takeFromAddress('token')
    if (!token) {
      setFailure(NO_LINK)
      return
    }
    void browserApi
      .call(followReportCall, { body: { token } })
      .then((answer) =>
        answer.ok ? setReport(answer.data) : setFailure(errorText('followReport', answer.error)),
      )
  }, [])

  if (failure) return <p role="alert">{failure}</p>
  if (!report) return <ProgressBar label="Hledám hlášení" />

  return (
    <>
      <p role="status">{outcomeText(report)}</p>
      <FactsTable
        facts={[
          {
            label: 'Inzerát',
            value: report.slug ? <a href={`/${report.slug}`}>{report.heading}</a> : report.heading,
          },
          ...toReportFacts(report),
        ]}
      />
    </>
  )
}

export default FollowReport
