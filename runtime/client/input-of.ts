/**
 * The arguments of an endpoint as callers write them: an optional one may be `undefined` too, because the client leaves it
 * out. Otherwise `exactOptionalPropertyTypes` would refuse `{ search: text || undefined }`.
 */
export type InputOf<T> = {
  [K in keyof T]: Record<never, never> extends Pick<T, K> ? T[K] | undefined : T[K];
};

/** The arguments of an endpoint as callers write them where all are optional. */
export type PartialInputOf<T> = { [K in keyof T]?: T[K] | undefined };
