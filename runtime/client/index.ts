export { ApiError, outcomeOf } from './api-error.ts';
export type { Call, Outcome } from './api-error.ts';
export { byNonce, byPassword, byToken } from './authentication.ts';
export type {
  Authentication,
  NonceAuthentication,
  PasswordAuthentication,
  TokenAuthentication,
} from './authentication.ts';
export { batch } from './batch.ts';
export type { BatchOptions, Calls, Outcomes } from './batch.ts';
export type { CommonCode } from '../errors/common-codes.ts';
export { int64Values } from './int64.ts';
export { connect } from './connect.ts';
export type { ClientOptions } from './connect.ts';
export { allOf } from './paging.ts';
export { preloaded } from './preload.ts';
export type { Preloaded, PreloadedResponses } from './preload.ts';
export { infiniteQueryOptions, queryOptions } from './query.ts';
export type { InfiniteQueryOptions, PagePosition, QueryKey, QueryOptions } from './query.ts';
export type { CallOptions, Method, Outgoing, Send, Step } from './request.ts';
export { replyOf } from './reply.ts';
export { retrying } from './retry.ts';
export type { RetrySettings } from './retry.ts';
export { bytesOf, textOf, valuesOf } from './stream.ts';
export { tagOf, Transport } from './transport.ts';
export type { Deleted, Page, TransportOptions } from './transport.ts';
export { embedded, queryKey } from './types.ts';
export type {
  Answer,
  EmbeddedError,
  InputOf,
  PartialInputOf,
  Replies,
  ResourceType,
  Selected,
} from './types.ts';
export { upload, uploadRequest } from './upload.ts';
export type { FilesOptions, OnProgress, Upload, UploadOptions } from './upload.ts';
