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
  ATTRIBUTE_PARAMS,
  type AttributeParam,
  conditionsFrom,
  conditionText,
} from './attributes/attributeParams.ts'
export {
  ATTRIBUTE_SETS,
  type AttributeSetName,
  attributesOf,
} from './attributes/attributeSets.ts'
export {
  type AttributeFact,
  attributeFacts,
  attributeText,
  attributeWords,
  hotFacts,
  numberText,
} from './attributes/attributeText.ts'
export { moveAttributes, readAttributes, toTyped } from './attributes/readAttributes.ts'
export { toParams } from './attributes/toParams.ts'
