/** The keys of `T` that one of the dotted paths `P` names or goes through. */
type Entered<T, P extends string> = {
  [K in keyof T & string]: P extends K | `${K}.${string}` ? K : never;
}[keyof T & string];

/** What is left of the paths `P` below `K`. */
type Below<P extends string, K extends string> = P extends `${K}.${infer Rest}` ? Rest : never;

/** `T` cut down to the dotted paths `P`; naming a parent keeps it whole (4.4). */
export type Selected<T, P extends string> = {
  [K in keyof T as K extends Entered<T, P> ? K : never]: K extends P
    ? T[K]
    : K extends string
      ? Selected<T[K], Below<P, K>>
      : never;
};

/** How a generated resource describes itself to the client. */
export interface ResourceType {
  /** The item, by context. */
  readonly data: { readonly [context: string]: object };
  /** The paths that `_fields` may name, by context. */
  readonly fields: { readonly [context: string]: string };
  /** The items that `_embed` adds, by relation. */
  readonly embeds: { readonly [relation: string]: object };
}

/** What a call answers, given the context, fields and relations it asked for. */
export type Answer<
  R extends ResourceType,
  C extends string,
  F extends string,
  E extends string,
> = ([F] extends [never] ? R['data'][C] : Selected<R['data'][C], F>) &
  ([E] extends [never]
    ? unknown
    : { readonly _embedded: { readonly [K in E]: readonly R['embeds'][K][] } });
