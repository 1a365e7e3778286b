import { withTexts } from './int64.ts';

/**
 * The arguments of an endpoint as callers write them. An optional one may also be `undefined`, because the client leaves
 * it out: otherwise `exactOptionalPropertyTypes` would refuse `{ search: text || undefined }`.
 */
export type InputOf<T> = {
  [K in keyof T]: Record<never, never> extends Pick<T, K> ? T[K] | undefined : T[K];
};

/** The arguments of an endpoint as callers write them if all are optional. */
export type PartialInputOf<T> = { [K in keyof T]?: T[K] | undefined };

/** The first names of the dotted paths `P`. */
type Head<P> = P extends `${infer Name}.${string}` ? Name : P;

/** The rest of the paths `P` below `K`. */
type Below<P, K> = K extends string ? (P extends `${K}.${infer Rest}` ? Rest : never) : never;

/** `T` with only the dotted paths `P`. The path of a parent keeps all of its members (4.4). */
export type Selected<T, P extends string> = T extends object ? Members<T, keyof T & Head<P>, P> : T;

/*
 * Visits the requested names only: two fields of thirty cost the compiler two. The constraint of `K` keeps optional
 * members optional. `& unknown` makes editors show the members instead of the name of the type.
 */
type Members<T, K extends keyof T, P extends string> = {
  [N in K]: N extends P ? T[N] : Selected<T[N], Below<P, N>>;
} & unknown;

/** The types of a generated resource. */
export interface ResourceType {
  /** The item, by context. */
  readonly data: { readonly [context: string]: object };
  /** The paths that `_fields` may name, by context. */
  readonly fields: { readonly [context: string]: string };
  /** The items that `_embed` adds, by relation. */
  readonly embeds: { readonly [relation: string]: object };
}

/** The error that takes the place of an item that cannot be embedded (7.1). */
export interface EmbeddedError {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

/** The responses `R` of an endpoint by status. Those without `body` have the body `Body`. */
export type Replies<R, Body> = {
  [S in keyof R]: 'body' extends keyof R[S] ? R[S] : R[S] & { readonly body: Body };
}[keyof R];

/** The member that `_embed` adds. Relations without links are missing; without any, so is `_embedded`. */
type Embedding<M, E> = {
  readonly _embedded?: {
    readonly [K in true extends E ? keyof M : E & keyof M]?: readonly (M[K] | EmbeddedError)[];
  };
} & unknown;

/** The response to a call with the context `C`, the fields `F` and the relations `E`. */
export type Answer<
  R extends ResourceType,
  C extends string,
  F extends readonly string[],
  E extends string | true,
> = [E] extends [never]
  ? Shown<R['data'][C], F>
  : Shown<R['data'][C], F> & Embedding<R['embeds'], E>;

/** `T` with the fields of the list `F`. No list, or an empty one, keeps all of them. */
type Shown<T, F extends readonly string[]> = [F[number]] extends [never] ? T : Listed<T, F>;

// If only the running program knows the list, every member may be missing.
type Listed<T, F extends readonly string[]> = F extends readonly []
  ? T
  : number extends F['length']
    ? Perhaps<Selected<T, F[number]>, F[number]>
    : Selected<T, F[number]>;

/** `T`, in which every member on the way of the paths `P` may be missing. */
type Perhaps<T, P extends string> = T extends object
  ? { [N in keyof T]?: N extends P ? T[N] : Perhaps<T[N], Below<P, N>> } & unknown
  : T;

/** Returns the embedded items of a relation, without those that are errors. */
export function embedded<M extends object, K extends keyof M>(
  item: { readonly _embedded?: M },
  relation: K,
): Exclude<NonNullable<M[K]> extends readonly (infer T)[] ? T : never, EmbeddedError>[] {
  const found = item._embedded?.[relation] ?? [];
  // The type of a relation is a list.
  return (found as readonly never[]).filter((one) => !isError(one));
}

function isError(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

/** The input of an endpoint. */
type InputOfEndpoint<M> = M extends (input: infer I, ...rest: never[]) => unknown ? I : never;

/** An input in a key: BigInts are texts. */
type InKey<T> = T extends bigint
  ? string
  : T extends object
    ? { readonly [K in keyof T]: InKey<T[K]> }
    : T;

/**
 * Returns the key of a call for the cache of React Query or SWR: `['books', 'list', { page: 2 }]`. Without an input, or
 * without an endpoint, it is the prefix of several keys. The client is used for its type only.
 */
export function queryKey<
  C extends object,
  R extends keyof C & string,
  E extends keyof C[R] & string,
  const I extends InputOfEndpoint<C[R][E]>,
>(
  _client: C,
  resource: R,
  endpoint: E,
  input: I,
): readonly [resource: R, endpoint: E, input: InKey<I>];
export function queryKey<
  C extends object,
  R extends keyof C & string,
  const P extends readonly [endpoint?: keyof C[R] & string],
>(_client: C, resource: R, ...prefix: P): readonly [resource: R, ...P];
export function queryKey(_client: object, ...key: readonly unknown[]): readonly unknown[] {
  // As in the keys of `queryOptions`: caches write keys as JSON, which has no BigInts.
  return key.map(withTexts);
}
