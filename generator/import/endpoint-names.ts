import { objectMembers } from '../names/identifiers.ts';
import type { Operation } from './operations.ts';
import type { Group } from './group.ts';
import { collectionShape } from './path.ts';
import { camelOf, wordsOf } from './words.ts';

/** Names the endpoints of a resource: list, create, get, update and delete for its collection and items, else after `operationId`. */
export function endpointNames(
  { name: resource, operations, collection }: Group,
  isList: (operation: Operation) => boolean,
): ReadonlyMap<Operation, string> {
  const names = new Map<Operation, string>();
  const taken = new Set([...objectMembers, 'args', 'nested', 'shadowed', 'facts', 'batch']);
  const take = (operation: Operation, candidates: Iterable<string>): void => {
    for (const name of candidates) {
      if (taken.has(name) || !/^[a-z][A-Za-z0-9]*$/.test(name)) continue;
      taken.add(name);
      names.set(operation, name);
      return;
    }
  };
  const methods = new Map(
    operations.map((each) => [`${each.method} ${collectionShape(each.path.segments)}`, each]),
  );
  for (const operation of operations) {
    const own = ownName(operation, resource);
    if (!standardNames.has(own)) take(operation, [own]);
  }
  const standard = operations.flatMap((operation) => {
    if (names.has(operation)) return [];
    const name = standardName(operation, collection, isList, (method, below = '') =>
      methods.has(`${method} ${collectionShape(operation.path.segments)}${below}`),
    );
    return name === null ? [] : [[operation, name] as const];
  });
  for (const [operation, name] of standard) take(operation, [name]);
  for (const operation of operations)
    if (!names.has(operation)) take(operation, candidatesOf(operation, resource));
  return names;
}

function standardName(
  operation: Operation,
  collection: string | null,
  isList: (operation: Operation) => boolean,
  has: (method: string, below?: string) => boolean,
): string | null {
  const path = collectionShape(operation.path.segments);
  if (collection === null) return null;
  if (path === collection) {
    const hasItems = has('POST') || has('GET', '/{}');
    if (operation.method === 'GET') return isList(operation) || hasItems ? 'list' : 'get';
    return operation.method === 'POST' ? 'create' : null;
  }
  const rest = path.startsWith(`${collection}/`) ? path.slice(collection.length) : '';
  if (!/^(?:\/\{\})+$/.test(rest)) return null;
  switch (operation.method) {
    case 'GET':
      return 'get';
    case 'DELETE':
      return 'delete';
    case 'PATCH':
      return 'update';
    case 'PUT':
      return has('PATCH') ? 'replace' : 'update';
    case 'POST':
      return has('PATCH') || has('PUT') ? null : 'update';
  }
}

/** `issues/lock`, `Issues_lock` and `issues.lock` end with the name of the endpoint. */
const SEPARATOR = /[/._#:]+/;

/** Returns the name in an `operationId` of this generator, such as `books.lend`; else an empty one. */
function ownName({ id }: Operation, resource: string): string {
  return id?.startsWith(`${resource}.`) ? id.slice(resource.length + 1) : '';
}

function* candidatesOf(operation: Operation, resource: string): Iterable<string> {
  const { id, method, path } = operation;
  yield ownName(operation, resource);
  if (id !== null) {
    const last = id.split(SEPARATOR).findLast((part) => part !== '') ?? '';
    // A single word such as `list` does not tell which.
    if (wordsOf(last).length > 1 || !standardNames.has(camelOf(last))) yield camelOf(last);
    yield camelOf(id);
  }
  const verb = method.toLowerCase();
  const texts = path.segments.map(({ text }) => text);
  for (let count = 1; count <= texts.length; count += 1)
    yield camelOf([verb, ...texts.slice(-count)].join(' '));
  const all = path.segments.map(({ text, parameters }) => [text, ...parameters.values()].join(' '));
  const whole = camelOf([verb, ...all].join(' '));
  yield whole;
  for (let count = 2; ; count += 1) yield `${whole}${count}`;
}

const standardNames = new Set(['list', 'create', 'get', 'update', 'delete', 'replace']);
