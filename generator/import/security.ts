import { isMap, listIn, mapIn, textIn } from './json.ts';
import type { JsonMap } from './json.ts';
import type { SchemaConverter } from './schema.ts';

/** Returns the security schemes of the document or of an operation, one of which is enough; `null` if it names none. */
export function securityOf(node: JsonMap, converter: SchemaConverter): readonly string[] | null {
  if (!Array.isArray(node['security'])) return null;
  const known = schemesOf(converter);
  const alternatives = listIn(node, 'security').filter((each) => isMap(each));
  // An empty alternative lets in everybody.
  if (alternatives.some((each) => Object.keys(each).length === 0)) return [];
  const names = alternatives.flatMap((each) => {
    const required = Object.keys(each);
    const hasScopes = Object.values(each).some(
      (scopes) => Array.isArray(scopes) && scopes.length > 0,
    );
    if (required.length > 1 || hasScopes) converter.losses.add('security', node, 'security');
    return required.slice(0, 1);
  });
  const declared = [...new Set(names)].filter((name) => Object.hasOwn(known, name));
  return names.length > 0 && declared.length === 0 ? null : declared;
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
