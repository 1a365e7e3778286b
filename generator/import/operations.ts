import type { Document } from './document.ts';
import { isMap, listIn, mapIn, textIn, textsIn } from './json.ts';
import type { JsonMap } from './json.ts';
import type { Losses } from './losses.ts';
import { parsePath } from './path.ts';
import { merged } from './same-requests.ts';
import type { ApiPath } from './path.ts';

type Method = (typeof METHODS)[number];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Other members of a path that are operations. */
const OTHERS = ['HEAD', 'OPTIONS', 'TRACE', 'QUERY', 'CONNECT'] as const;

/** An operation that can become an endpoint. */
export interface Operation {
  readonly method: Method;
  readonly path: ApiPath;
  readonly node: JsonMap;
  /** `operationId`, else `null`. */
  readonly id: string | null;
  readonly tag: string | null;
  readonly parameters: readonly Parameter[];
}

/** A parameter without references. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly node: JsonMap;
}

/** The operations of a document that an import reads. */
export interface Selection {
  readonly tag?: string | undefined;
  /** A path of the document, and all paths below it. */
  readonly path?: string | undefined;
}

/** The operations of a document, and the number of those that are selected, possible or not. */
export interface Operations {
  readonly possible: readonly Operation[];
  readonly count: number;
}

/** Returns the selected operations. An operation that no endpoint can serve is a loss. */
export function operationsOf(document: Document, selection: Selection, losses: Losses): Operations {
  const possible = new Map<string, Operation>();
  let count = 0;
  for (const [template, given] of Object.entries(mapIn(document.root, 'paths'))) {
    const item = document.resolve(given);
    if (!isMap(item) || !isBelow(template, selection.path)) continue;
    if ('servers' in item) losses.add('server', item, 'servers');
    const all = METHODS.flatMap((method) =>
      parametersOf(item, mapIn(item, method.toLowerCase()), document),
    );
    const others = all.filter((each) => each.in === 'query' || each.in === 'header');
    const path = parsePath(template, new Set(others.map(({ name }) => name)), signsOf(all));
    for (const method of [...METHODS, ...OTHERS]) {
      const node = item[method.toLowerCase()];
      if (!isMap(node)) continue;
      const tags = textsIn(node, 'tags');
      if (selection.tag !== undefined && !tags.includes(selection.tag)) continue;
      // A server answers HEAD like GET, and OPTIONS by itself.
      const isServed = method === 'OPTIONS' || (method === 'HEAD' && isMap(item['get']));
      if (isServed) continue;
      count += 1;
      losses.during(`${method} ${template}`, () => {
        if (!isMethod(method)) return losses.add('method', node);
        if (path === null) return losses.add('path', node);
        const key = `${method} ${path.shape}`;
        const same = possible.get(key);
        if (same) losses.add('same-requests', node);
        const parameters = [...parametersOf(item, node, document), ...constantsOf(template)];
        const id = textIn(node, 'operationId') ?? null;
        const own = { method, path, node, id, tag: tags[0] ?? null, parameters };
        possible.set(key, same ? merged(same, own, document) : own);
      });
    }
  }
  return { possible: [...possible.values()], count };
}

/** Returns the sign that all values of a parameter of a path begin with, by its name: `.` for `.json` and `.xml`. */
function signsOf(parameters: readonly Parameter[]): ReadonlyMap<string, string> {
  return new Map(
    parameters.flatMap(({ name, in: place, node }) => {
      const values = textsIn(node['schema'], 'enum');
      const texts = values.length > 0 ? values : [name];
      const [sign = '', ...others] = new Set(texts.map((text) => text.charAt(0)));
      const isSign = place === 'path' && others.length === 0 && /^[.,;:~=@-]$/.test(sign);
      return isSign ? [[name, sign] as const] : [];
    }),
  );
}

/** Returns the parameters of the query of a path: `/files?action=copy`. */
function constantsOf(template: string): readonly Parameter[] {
  const query = /\?([^#{}]*)/.exec(template)?.[1] ?? '';
  return [...new URLSearchParams(query)].map(([name, value]) => {
    const schema = { type: 'string', ...(value !== '' && { enum: [value] }) };
    return { name, in: 'query', node: { schema, required: value !== '' } };
  });
}

function isMethod(method: string): method is Method {
  return METHODS.some((each) => each === method);
}

function isBelow(template: string, path: string | undefined): boolean {
  if (path === undefined) return true;
  const start = path.replace(/\/+$/, '');
  return template === path || template === start || template.startsWith(`${start}/`);
}

/** Returns the parameters of an operation; its own replace those of the path. */
function parametersOf(item: JsonMap, node: JsonMap, document: Document): readonly Parameter[] {
  const found = new Map<string, Parameter>();
  for (const given of [...listIn(item, 'parameters'), ...listIn(node, 'parameters')]) {
    const parameter = document.resolve(given);
    const name = textIn(parameter, 'name');
    const place = textIn(parameter, 'in');
    if (!isMap(parameter) || name === undefined || place === undefined) continue;
    found.set(JSON.stringify([place, name]), { name, in: place, node: parameter });
  }
  return [...found.values()];
}
