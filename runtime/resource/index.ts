export { argDefinitions, argsFrom, contextsOf, definitionOf, dependsOnResource } from './args.ts';
export type { ArgSets, ArgSources, FoundArg, RunTimeSources } from './args.ts';
export { responseSchema } from './answered.ts';
export { withoutOptional } from './optional.ts';
export { allowsBatch } from './batch.ts';
export { fillTemplates } from './fill.ts';
export type { Filling } from './fill.ts';
export { linkRule, linkRules, lowerResource } from './lower.ts';
export type { LoweredEndpoint, LoweredResource, LoweredRoute } from './lower.ts';
export { argEntries, endpointEntries, linkEntries } from './spec.ts';
export type {
  Answers,
  ArgSetSpec,
  ArgSpec,
  ArgsSpec,
  EndpointSpec,
  LinkSpec,
  NestedSpec,
  ResourceSpec,
  RouteSpec,
} from './spec.ts';
export type { Template } from './template.ts';
