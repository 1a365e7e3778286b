/**
 * The arguments of an endpoint as callers write them: an optional member may be `undefined` too, because the client leaves it
 * out. Otherwise `exactOptionalPropertyTypes` would refuse `{ search: text || undefined }`.
 */
export type InputOf<T> = T extends readonly unknown[]
  ? { [K in keyof T]: InputOf<T[K]> }
  : T extends object
    ? {
        [K in keyof T]: Record<never, never> extends Pick<T, K>
          ? InputOf<T[K]> | undefined
          : InputOf<T[K]>;
      }
    : T;
