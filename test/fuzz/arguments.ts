import fc from 'fast-check';
import type { ArgDefinition, Schema } from '../../runtime/schema/types.ts';
import { withoutNull } from '../../runtime/schema/sub-schemas.ts';
import type { FuzzEndpoint } from './routes.ts';
import { valuesOf } from './values.ts';
import type { Quality } from './values.ts';

/** Parameters by name. */
export type Params = { readonly [name: string]: unknown };

/** The maximum number of arguments of an endpoint that are sent. */
const MOST = 6;

/** Arguments of an endpoint: mostly valid ones, sometimes one or all at their limits or hostile. */
export function argsOf({ args, route }: FuzzEndpoint): fc.Arbitrary<Params> {
  const groups = route.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]));
  const names = Object.keys(args).filter((name) => !groups.includes(name));
  const required = names.filter((name) => args[name]?.required === true);
  const optional = names.filter((name) => args[name]?.required !== true);
  const chosen = fc.tuple(
    fc.oneof({ weight: 20, arbitrary: fc.constant(required) }, fc.subarray(required)),
    fc.subarray(optional, { maxLength: Math.min(optional.length, MOST) }),
    // Other arguments can contradict values of the path.
    fc.oneof({ weight: 20, arbitrary: fc.constant([]) }, fc.subarray(groups)),
  );
  return chosen.chain(([must, may, contradicted]) => {
    const sent = [...must, ...may, ...contradicted];
    const odd = sent.at(-1);
    const one = (quality: Quality) =>
      recordOf(sent, args, (name) => (name === odd ? quality : 'valid'));
    return fc.oneof(
      { weight: 6, arbitrary: one('valid') },
      { weight: 3, arbitrary: one('boundary') },
      { weight: 3, arbitrary: one('hostile') },
      { weight: 1, arbitrary: recordOf(sent, args, () => 'boundary') },
      { weight: 1, arbitrary: recordOf(sent, args, () => 'hostile') },
    );
  });
}

function recordOf(
  names: readonly string[],
  args: FuzzEndpoint['args'],
  qualityOf: (name: string) => Quality,
): fc.Arbitrary<Params> {
  const values = names.map((name) => [name, valuesOf(schemaOf(args[name] ?? {}), qualityOf(name))]);
  return fc.record(Object.fromEntries(values));
}

function schemaOf({ required, ...definition }: ArgDefinition): Schema {
  return required === true ? withoutNull(definition) : definition;
}
