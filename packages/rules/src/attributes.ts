export type {
  Attribute,
  AttributeValues,
  ChoiceAttribute,
  NumberAttribute,
  TypedAttributes,
} from './attributes/Attribute.ts'
export {
  type AttributeCondition,
  readCondition,
  writeCondition,
} from './attributes/AttributeCondition.ts'
export {
  type AttributeChange,
  type AttributeChanges,
  type ChoiceChange,
  offeredChoices,
} from './attributes/attributeChanges.ts'
export {
  ATTRIBUTE_PARAMS,
  type AttributeParam,
  conditionsFrom,
  conditionText,
} from './attributes/attributeParams.ts'
export {
  ATTRIBUTE_SETS,
  type AttributeSet,
  type AttributeSetName,
  attributesOf,
  nameOfSet,
  WANTED_IN_EXCHANGE,
} from './attributes/attributeSets.ts'
export {
  type AttributeFact,
  attributeFacts,
  attributeText,
  attributeWords,
  numberText,
  rowFacts,
} from './attributes/attributeText.ts'
export { moveAttributes, readAttributes, toTyped } from './attributes/readAttributes.ts'
export { toParams } from './attributes/toParams.ts'
export {
  choiceLines,
  toAttributeChanges,
  type WordedAttribute,
  wordAttributes,
} from './attributes/wordAttributes.ts'
