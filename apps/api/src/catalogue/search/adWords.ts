import {
  type AttributeSet,
  type AttributeValues,
  attributesOf,
  attributeWords,
} from '@inzrt/rules/attributes'
import { type SearchedTexts, toWordVectors } from './toWordVectors.ts'

type Described = SearchedTexts &
  Readonly<{ attributes: AttributeValues; attributeSet: AttributeSet | null }>

/** What an ad is found by: its texts, and the words of what it says of the thing. */
export const adWords = ({ heading, content, attributes, attributeSet }: Described) => {
  const said = attributeWords(attributesOf(attributeSet), attributes)

  return toWordVectors({ heading, content: said ? `${content}\n${said}` : content })
}
