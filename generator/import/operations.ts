import type { Document } from './document.ts';
import { isMap, listIn, mapIn, textIn, textsIn } from './json.ts';
import type { JsonMap } from './json.ts';
import type { Losses } from './losses.ts';
import { parsePath } from './path.ts';
import type { ApiPath } from './path.ts';

export type Method = (typeof METHODS)[number];

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

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
  const possible: Operation[] = [];
  const shapes = new Map<string, string>();
  let count = 0;
  for (const [template, given] of Object.entries(mapIn(document.root, 'paths'))) {
    const item = document.resolve(given);
    if (!isMap(item) || !isBelow(template, selection.path)) continue;
    const path = parsePath(template);
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
        const shape = `${method} ${path.shape}`;
        if (shapes.has(shape)) return losses.add('same-path', node);
        shapes.set(shape, template);
        possible.push({
          ...{ method, path, node },
          id: textIn(node, 'operationId') ?? null,
          tag: tags[0] ?? null,
          parameters: parametersOf(item, node, document),
        });
      });
    }
  }
  return { possible, count };
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
