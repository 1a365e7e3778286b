import type { SecurityRequirement } from '../../runtime/resource/index.ts';
import { isMap, isSame, listIn, mapIn, textIn, textsIn } from './json.ts';
import type { JsonMap } from './json.ts';
import type { SchemaConverter } from './schema.ts';

/** Returns the security of the document or of an operation, of which one item is enough; `null` if it names no known scheme. */
export function securityOf(
  node: JsonMap,
  converter: SchemaConverter,
): readonly SecurityRequirement[] | null {
  if (!Array.isArray(node['security'])) return null;
  const known = schemesOf(converter);
  const alternatives = listIn(node, 'security').filter((each) => isMap(each));
  const isOpen = alternatives.every((each) => Object.keys(each).length === 0);
  if (isOpen) return [];
  const found = alternatives.flatMap((each): SecurityRequirement[] => {
    const names = Object.keys(each);
    if (names.every((name) => Object.hasOwn(known, name))) return [requirementOf(each)];
    converter.losses.add('security', node, 'security');
    return [];
  });
  const unique = found.filter((one, at) => found.findIndex((other) => isSame(one, other)) === at);
  return unique.length > 0 ? unique : null;
}

/** Returns the name of a scheme without scopes, or all schemes with their scopes. */
function requirementOf(given: JsonMap): SecurityRequirement {
  const scopes = Object.keys(given).map((name) => [name, textsIn(given, name)] as const);
  const [first] = scopes;
  if (first && scopes.length === 1 && first[1].length === 0) return first[0];
  return Object.fromEntries(scopes);
}

const required: { readonly [type: string]: readonly string[] } = {
  http: ['scheme'],
  apiKey: ['name', 'in'],
  oauth2: ['flows'],
  openIdConnect: ['openIdConnectUrl'],
  mutualTLS: [],
};

const MEMBERS = [
  ...['type', 'description', 'scheme', 'bearerFormat', 'name', 'in', 'flows', 'openIdConnectUrl'],
];

/** Returns the security schemes that schemas/api.json can declare. */
export function schemesOf({ document }: SchemaConverter): { readonly [name: string]: JsonMap } {
  const given = Object.entries(mapIn(mapIn(document.root, 'components'), 'securitySchemes'));
  return Object.fromEntries(
    given.flatMap(([name, value]) => {
      const scheme = document.resolve(value);
      const needed = required[textIn(scheme, 'type') ?? ''];
      if (!isMap(scheme) || !needed || !/^[A-Za-z0-9._-]+$/.test(name)) return [];
      if (needed.some((member) => scheme[member] === undefined)) return [];
      const members = Object.entries(scheme).filter(([member]) => MEMBERS.includes(member));
      return [[name, Object.fromEntries(members)] as const];
    }),
  );
}
