import type { Schema } from '../../runtime/schema/index.ts';
import { closeSchema } from '../../runtime/shape/index.ts';
import type { MetaKind, MetaOptions } from './options.ts';

/** A meta value that the service shows. */
export interface RegisteredMeta {
  readonly kind: MetaKind;
  /** Post type or taxonomy that it is for; empty for all. */
  readonly subtype: string;
  /** Under which it is stored. */
  readonly key: string;
  /** Under which it is shown. */
  readonly name: string;
  readonly isSingle: boolean;
  /** What is shown: of a value that is not single the whole list. */
  readonly schema: Schema;
  readonly authorize: MetaOptions['auth_callback'];
}

/** A meta value as it is registered; `null` when the service does not show it. */
export function metaFrom(kind: MetaKind, key: string, options: MetaOptions): RegisteredMeta | null {
  const { show_in_rest: shown = false, single: isSingle = false, object_subtype } = options;
  if (shown === false) return null;
  const given = shown === true ? {} : shown;
  const one = closeSchema({
    type: options.type ?? 'string',
    description: options.description ?? '',
    ...(options.default === undefined ? {} : { default: options.default }),
    ...given.schema,
  });
  return {
    kind,
    subtype: object_subtype ?? '',
    key,
    name: given.name ?? key,
    isSingle,
    schema: isSingle ? one : listOf(one),
    // What begins with `_` is nobody's to change unless somebody says whose.
    authorize: options.auth_callback ?? (key.startsWith('_') ? () => false : undefined),
  };
}

function listOf({ default: value, description, ...items }: Schema): Schema {
  return {
    type: 'array',
    ...(description === undefined ? {} : { description }),
    ...(value === undefined ? {} : { default: [value] }),
    items,
  };
}
