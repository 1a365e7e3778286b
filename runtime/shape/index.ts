export { encodeAddress, encodeAt } from './encode-url.ts';
export { AdditionalFields } from './additional-fields.ts';
export type { AdditionalField } from './additional-fields.ts';
export { closeSchema } from './close.ts';
export { byValue, contextTable, filterByContext } from './context-table.ts';
export { ContextFilter } from './contexts.ts';
export type { View, Views } from './contexts.ts';
export { applyContext, omit } from './contexts.ts';
export type { ContextRule, ContextTable, MapRule, ValueRule } from './contexts.ts';
export { compactLinks, serviceCurie } from './curies.ts';
export type { Curie } from './curies.ts';
export {
  fieldPaths,
  fieldSet,
  filterFields,
  isFieldIncluded,
  parseEmbed,
  parseFields,
  parseList,
} from './fields.ts';
export type { FieldSet } from './fields.ts';
export { LinkBuilder } from './links.ts';
export type { Link, LinkAddresses, LinkConstants, LinkRule, LinkTable, Links } from './links.ts';
