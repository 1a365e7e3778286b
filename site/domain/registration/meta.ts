import type { Checked, Schema } from '../../../runtime/schema/index.ts';
import { closeSchema } from '../../../runtime/shape/index.ts';
import { checkedOptions } from './checked.ts';
import { metaMembers } from './members.ts';
import type { MetaKind, MetaOptions } from './options.ts';
import { valueProblem } from './value-schema.ts';

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

const KINDS: readonly string[] = ['post', 'term', 'user', 'comment'];

/** A meta value as it is registered, `null` when the service does not show it, or why it cannot be used. */
export function checkedMeta(
  kind: MetaKind,
  key: string,
  options: MetaOptions,
): Checked<RegisteredMeta | null> {
  if (!KINDS.includes(kind)) return { problem: `Objects are one of ${KINDS.join(', ')}.` };
  if (typeof key !== 'string' || key === '') return { problem: 'Its key is a text.' };
  const checked = checkedOptions(options, metaMembers);
  if ('problem' in checked) return checked;
  const value = metaFrom(kind, key, checked.value);
  const one = value?.isSingle === false ? (value.schema.items ?? {}) : (value?.schema ?? {});
  const problem = valueProblem(one);
  return problem === null ? { value } : { problem };
}

function metaFrom(kind: MetaKind, key: string, options: MetaOptions): RegisteredMeta | null {
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
