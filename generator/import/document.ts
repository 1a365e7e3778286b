import { isMap } from './json.ts';
import type { JsonMap } from './json.ts';
import { pointerTo } from './problems.ts';
import type { Problem } from './problems.ts';

/** A parsed document, in which references can be resolved. */
export class Document {
  readonly root: JsonMap;
  /** Path or URL. */
  readonly source: string;
  /** The parts that merged schemas are made of: their first one has a pointer. */
  readonly #origins = new WeakMap<object, object>();
  readonly #resolved = new Map<string, unknown>();

  constructor(root: JsonMap, source: string) {
    this.root = root;
    this.source = source;
  }

  /** Returns the value that a local reference points to; `undefined` if there is none. */
  at(reference: string): unknown {
    if (!this.#resolved.has(reference)) this.#resolved.set(reference, this.#find(reference));
    return this.#resolved.get(reference);
  }

  #find(reference: string): unknown {
    const pointer = reference.slice(reference.indexOf('#') + 1);
    if (pointer === '') return this.root;
    if (!pointer.startsWith('/')) return anchored(this.root, pointer);
    let value: unknown = this.root;
    for (const step of pointer.slice(1).split('/')) {
      const name = decoded(step).replaceAll('~1', '/').replaceAll('~0', '~');
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        return undefined;
      value = (value as JsonMap)[name]; // an own member of a map or of a list
    }
    return value;
  }

  /** Follows references until a value is none. `checkReferences` has found cycles and missing targets. */
  resolve(value: unknown): unknown {
    let found = value;
    for (let reference = referenceOf(found); reference !== null; reference = referenceOf(found))
      found = this.at(reference);
    return found;
  }

  /** Declares that a value that is not in the document is made of one that is. */
  derive<T extends object>(made: T, origin: object): T {
    this.#origins.set(made, this.#origins.get(origin) ?? origin);
    return made;
  }

  /** Returns the part of the document that a value is, or is made of. */
  originOf(value: unknown): unknown {
    return this.#origins.get(Object(value)) ?? value;
  }

  /** Returns the JSON pointer of each of these maps and lists of the document. */
  pointersOf(nodes: readonly object[]): ReadonlyMap<object, string> {
    const originOf = (node: object): object => this.#origins.get(node) ?? node;
    const wanted = new Set(nodes.map(originOf));
    const pointers = new Map<object, string>();
    for (const [node, path] of nodesOf(this.root)) {
      if (wanted.has(node) && !pointers.has(node)) pointers.set(node, pointerTo(...namesOf(path)));
      if (pointers.size === wanted.size) break;
    }
    return new Map(nodes.map((node) => [node, pointers.get(originOf(node)) ?? '']));
  }
}

/** Returns the target of a map with `$ref`, else `null`. */
export function referenceOf(value: unknown): string | null {
  const reference = isMap(value) ? value['$ref'] : undefined;
  return typeof reference === 'string' ? reference : null;
}

/** The names from the root to a value, innermost first. */
interface Path {
  readonly name: string;
  readonly parent: Path | null;
  readonly depth: number;
  /** Whether the value is data, or a part of it. */
  readonly isData: boolean;
}

function namesOf(path: Path | null): readonly string[] {
  const names: string[] = [];
  for (let step = path; step; step = step.parent) names.unshift(step.name);
  return names;
}

/** Members whose values are data or belong to other tools. */
const DATA = /^(?:example|examples|default|enum|const|x-.*)$/;

/** Members that are maps with names of the author: a response can be called `default`, and a header `x-next`. */
const NAMED =
  /^(?:properties|patternProperties|\$defs|definitions|schemas|responses|parameters|headers|links|callbacks|requestBodies|securitySchemes|scopes|mapping|variables)$/;

/** Whether the members of the value at a path have names of the author. */
export function isNamed(path: Path | null): boolean {
  if (path?.parent?.name === 'security') return true;
  return path !== null && NAMED.test(path.name) && path.parent?.name !== 'properties';
}

/** Returns every map and list of a document, outer ones first. YAML aliases make one value occur several times. */
export function* nodesOf(root: object): Iterable<readonly [node: object, path: Path | null]> {
  const seen = new Set<object>();
  const open: (readonly [object, Path | null])[] = [[root, null]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, path] = next;
    if (seen.has(node)) continue;
    seen.add(node);
    yield next;
    for (const [name, member] of Object.entries(node).reverse()) {
      if (typeof member !== 'object' || member === null) continue;
      const isData = path?.isData === true || (DATA.test(name) && !isNamed(path));
      const depth = (path?.depth ?? 0) + 1;
      open.push([member as object, { name, parent: path, depth, isData }]);
    }
  }
}

/** Returns the references in a part of a document, and in the parts that they lead to. */
export function referencesIn(part: object, document: Document): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [part];
  // The loop also visits targets that are added to the list.
  for (const each of open) {
    for (const [node] of nodesOf(each)) {
      const reference = referenceOf(node);
      if (reference === null || found.has(reference)) continue;
      found.add(reference);
      const target = document.at(reference);
      if (typeof target === 'object' && target !== null) open.push(target);
    }
  }
  return found;
}

/** The maximum depth of a document. The functions that convert it are recursive. */
const MAX_DEPTH = 500;

/** Returns the problems of a document with its references: missing, external or circular ones. */
export function checkReferences(document: Document): readonly Problem[] {
  const problems: Problem[] = [];
  const verdicts = new Map<string, Omit<Problem, 'pointer'> | null>();
  for (const [node, path] of nodesOf(document.root)) {
    if (path && path.depth > MAX_DEPTH)
      return [
        {
          pointer: pointerTo(...namesOf(path).slice(0, 10)),
          message: `Nested in more than ${MAX_DEPTH} lists and maps.`,
          fix: 'Flatten the document.',
        },
      ];
    const reference = referenceOf(node);
    if (reference === null) continue;
    if (!verdicts.has(reference)) verdicts.set(reference, verdictOn(reference, document));
    const found = verdicts.get(reference);
    if (!found) continue;
    if (path?.isData !== true)
      problems.push({ pointer: pointerTo(...namesOf(path), '$ref'), ...found });
  }
  return problems;
}

function verdictOn(reference: string, document: Document): Omit<Problem, 'pointer'> | null {
  if (!reference.startsWith('#'))
    return {
      message: `The reference "${reference}" leads to another document.`,
      fix: 'Bundle the documents into one first, for example with `npx @redocly/cli bundle`.',
    };
  const chain = [reference];
  for (let value = document.at(reference); ;) {
    if (value === undefined)
      return {
        message: `The reference "${chain.at(-1) ?? ''}" has no target.`,
        fix: 'Add the target, or correct the reference.',
      };
    const next = referenceOf(value);
    if (next === null || !next.startsWith('#')) return null;
    chain.push(next);
    if (chain.indexOf(next) < chain.length - 1)
      return {
        message: `References lead in a cycle: ${chain.join(' → ')}.`,
        fix: 'Replace one of the references by a schema.',
      };
    value = document.at(next);
  }
}

/** Finds the schema with an `$anchor`. */
function anchored(root: JsonMap, anchor: string): unknown {
  for (const [node] of nodesOf(root)) if (isMap(node) && node['$anchor'] === anchor) return node;
  return undefined;
}

export function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
