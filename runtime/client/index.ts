export { ApiError } from './api-error.ts';
export type { Answer, ResourceType, Selected } from './selected.ts';
export { Transport } from './transport.ts';
export type { Authentication, ClientOptions, Deleted, Page } from './transport.ts';
