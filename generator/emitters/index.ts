/** Emitters: functions that print files of your own from the schemas of a project. */
export type {
  ApiModel,
  EmittedFiles,
  Emitter,
  EndpointModel,
  JsonSchema,
  ResourceModel,
} from '../model/emitter.ts';
export { jsonSchemas } from './json-schema.ts';
