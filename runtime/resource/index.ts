export {
  argDefinitions,
  argsFrom,
  contextsOf,
  definitionOf,
  dependsOnResource,
  clientSchema,
} from './args.ts';
export type { ArgSets, ArgSources, FoundArg, RunTimeSources } from './args.ts';
export { responseSchema, linkRule, linkRules, lowerResource } from './lower.ts';
export { parsePattern, sharedText, withGroups } from './pattern.ts';
export type { Pattern } from './pattern.ts';
export {
  allowsBatch,
  argEntries,
  endpointEntries,
  isRedirect,
  isWithoutBody,
  linkEntries,
  usualStatus,
} from './spec.ts';
export { fillTemplates } from './fill.ts';
export type { Filling, Template } from './fill.ts';
export type { LoweredEndpoint, LoweredResource, LoweredRoute } from './lower.ts';
export type {
  Answers,
  ArgSetSpec,
  ArgSpec,
  ArgsSpec,
  EndpointSpec,
  FileField,
  FileFields,
  LinkSpec,
  NestedSpec,
  ResourceSpec,
  ResponseSpec,
  SecurityRequirement,
  RouteSpec,
} from './spec.ts';
