import { useEffect, useState } from 'react'
import { useDebounced } from './useDebounced.ts'

/** Answers a question; the signal is aborted once another one is asked. */
export type Ask<Answer> = (question: string, signal: AbortSignal) => Promise<Answer>

export type Answered<Answer> = Readonly<{ question: string; answer: Answer }>

/**
 * What was answered last to what somebody types, each asked once it has rested; null before the first answer.
 * @param question null: nothing is asked, and what was answered stays
 * @param delay milliseconds
 * @param ask answers instead of rejecting; of two functions the same question is asked again
 */
export const useRestedAnswer = <Answer>(
  question: string | null,
  delay: number,
  ask: Ask<Answer>,
): Answered<Answer> | null => {
  const [answered, setAnswered] = useState<Answered<Answer> | null>(null)
  const rested = useDebounced(question, delay)

  useEffect(() => {
    if (rested === null) return
    const controller = new AbortController()
    ask(rested, controller.signal).then((answer) => {
      if (!controller.signal.aborted) setAnswered({ question: rested, answer })
    })

    return () => controller.abort()
  }, [rested, ask])

  return answered
}
