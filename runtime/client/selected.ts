/** The first names of the dotted paths `P`. */
type Head<P> = P extends `${infer Name}.${string}` ? Name : P;

/** What is left of the paths `P` below `K`. */
type Below<P, K> = K extends string ? (P extends `${K}.${infer Rest}` ? Rest : never) : never;

/** `T` cut down to the dotted paths `P`; naming a parent keeps it whole (4.4). */
export type Selected<T, P extends string> = T extends object ? Members<T, keyof T & Head<P>, P> : T;

/*
 * Goes through the names that were asked for, not through those that there are: asking for two fields of
 * thirty costs the compiler two. Constrained as they are, `K` keep what is optional so. What `& unknown`
 * does: it leaves the type as it is, and lets editors show its members in place of this name.
 */
type Members<T, K extends keyof T, P extends string> = {
  [N in K]: N extends P ? T[N] : Selected<T[N], Below<P, N>>;
} & unknown;

/** How a generated resource describes itself to the client. */
export interface ResourceType {
  /** The item, by context. */
  readonly data: { readonly [context: string]: object };
  /** The paths that `_fields` may name, by context. */
  readonly fields: { readonly [context: string]: string };
  /** The items that `_embed` adds, by relation. */
  readonly embeds: { readonly [relation: string]: object };
}

/** What stands in place of an item that cannot be embedded: the error that asking for it answers (7.1). */
export interface EmbeddedError {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

/**
 * What `_embed` adds. A relation is left out where an item has no such link, or nothing is behind it;
 * `_embedded` is, where that is so for all.
 */
export type Embedding<M, E> = {
  readonly _embedded?: {
    readonly [K in true extends E ? keyof M : E & keyof M]?: readonly (M[K] | EmbeddedError)[];
  };
} & unknown;

/** What a call answers, given the context, fields and relations it asked for. */
export type Answer<
  R extends ResourceType,
  C extends string,
  F extends readonly string[],
  E extends string | true,
> = [E] extends [never]
  ? Shown<R['data'][C], F>
  : Shown<R['data'][C], F> & Embedding<R['embeds'], E>;

/**
 * What the list `F` leaves of `T`; none, or an empty one, leaves all. Of a list that only the running
 * program knows nothing is sure to be asked for.
 */
type Shown<T, F extends readonly string[]> = [F[number]] extends [never] ? T : Listed<T, F>;

type Listed<T, F extends readonly string[]> = F extends readonly []
  ? T
  : number extends F['length']
    ? Perhaps<Selected<T, F[number]>, F[number]>
    : Selected<T, F[number]>;

/** `T`, in which every member on the way of the paths `P` may be missing. */
type Perhaps<T, P extends string> = T extends object
  ? { [N in keyof T]?: N extends P ? T[N] : Perhaps<T[N], Below<P, N>> } & unknown
  : T;

/** What is embedded for a relation, without what could not be. */
export function embedded<M extends object, K extends keyof M>(
  item: { readonly _embedded?: M },
  relation: K,
): Exclude<NonNullable<M[K]> extends readonly (infer T)[] ? T : never, EmbeddedError>[] {
  const found = item._embedded?.[relation] ?? [];
  // The type of a relation says that it is a list.
  return (found as readonly never[]).filter((one) => !isError(one));
}

function isError(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
