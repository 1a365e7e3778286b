/** A path of a document, as a route of schema files. */
export interface ApiPath {
  /** As written: `/pets/{pet-id}`. */
  readonly template: string;
  readonly segments: readonly Segment[];
  /** The path with `{}` for its parameters: two paths with one shape match the same requests. */
  readonly shape: string;
}

/** A segment: text, one parameter, or text with parameters. */
export interface Segment {
  /** As a route writes it: `pets`, `{pet_id}`, or `(?P<base>[^/]+)\.\.\.(?P<head>[^/]+)`. */
  readonly pattern: string;
  readonly kind: 'text' | 'parameter' | 'mixed';
  /** The words of its text. */
  readonly text: string;
  /** The parameters by their names in the document, with their names in the route. */
  readonly parameters: ReadonlyMap<string, string>;
}

/**
 * Parses a path without its query and fragment; `null` if its parameters cannot be told apart. `others` are the names of other parameters of
 * its operations, and `signs` are the signs that all values of a parameter begin with: `.` for `.json` and `.xml`.
 */
export function parsePath(
  template: string,
  others: ReadonlySet<string>,
  signs: ReadonlyMap<string, string> = new Map(),
): ApiPath | null {
  const path = /^(?:\{[^}]*\}|[^?#])*/.exec(template)?.[0] ?? '';
  if (!path.startsWith('/') || /\s/.test(path.replaceAll(/\{[^}]*\}/g, ''))) return null;
  const trimmed = path.replace(/\/+$/, '');
  const taken = new Set<string>();
  const segments: Segment[] = [];
  for (const part of trimmed === '' ? [] : trimmed.slice(1).split(/\/(?![^{]*\})/)) {
    const segment = part === '' ? null : parseSegment(part, taken, others, signs);
    if (segment === null) return null;
    segments.push(segment);
  }
  const shape = segments.map(({ kind, pattern }) =>
    kind === 'text' ? pattern.toLowerCase() : pattern.replaceAll(/\{\w+\}|\?P<\w+>/g, '{}'),
  );
  return { template, segments, shape: `/${shape.join('/')}` };
}

function parseSegment(
  part: string,
  taken: Set<string>,
  others: ReadonlySet<string>,
  signs: ReadonlyMap<string, string>,
): Segment | null {
  const pieces = part.split(/(\{[^}]+\})/).filter((piece) => piece !== '');
  const parameters = new Map<string, string>();
  const text = pieces.filter((piece) => !piece.startsWith('{')).join(' ');
  if (pieces.length === 1 && text !== '')
    return { pattern: escaped(part), kind: 'text', text, parameters };
  let pattern = '';
  for (const [at, piece] of pieces.entries()) {
    if (!piece.startsWith('{')) {
      // Next to a group a dot must not match other characters.
      pattern += escaped(piece).replaceAll('.', '\\.');
      continue;
    }
    const next = pieces[at + 1] ?? '';
    const name = piece.slice(1, -1);
    const sign = pieces[at - 1]?.startsWith('{') ? (signs.get(name) ?? '') : '';
    const following = next.startsWith('{') ? signs.get(next.slice(1, -1)) : next.charAt(0);
    if (following === undefined) return null;
    const group = groupName(name, taken, others);
    parameters.set(name, group);
    // The text between two parameters, or the sign of the second, ends the first, so that only one way to match a path exists.
    const isLast = at === pieces.length - 2 && !next.startsWith('{');
    const end = isLast ? '' : classEscaped(following);
    const start = escaped(sign).replaceAll('.', '\\.');
    pattern += pieces.length === 1 ? `{${group}}` : `(?P<${group}>${start}[^/${end}]+)`;
  }
  return { pattern, kind: pieces.length === 1 ? 'parameter' : 'mixed', text, parameters };
}

/** Placeholders of schema files. */
const RESERVED = new Set(['token', 'core', 'api_rel', 'rest_url', 'base_url', 'admin_url']);

/** Returns a name for a group, which the wire does not show. */
function groupName(name: string, taken: Set<string>, others: ReadonlySet<string>): string {
  const word = name.replaceAll(/\W+/g, '_').replace(/^(?=\d)/, '_');
  const plain = RESERVED.has(word) ? `${word}_value` : word;
  const base = others.has(plain) ? `path_${plain}` : plain;
  let group = base;
  for (let count = 2; taken.has(group); count += 1) group = `${base}_${count}`;
  taken.add(group);
  return group;
}

/** Escapes the characters that have a meaning in the pattern of a route. A dot is text there. */
function escaped(text: string): string {
  return text.replaceAll(/[\\()[\]{}*+?|^$:<>]/g, '\\$&');
}

function classEscaped(character: string): string {
  return /[\\\]^-]/.test(character) ? `\\${character}` : character;
}

/** Returns the shape that the paths of a collection and of its items share. `/calls.json` is the collection of `/calls/{id}.json`. */
export function collectionShape(segments: readonly Segment[]): string {
  return segments
    .map(({ kind, pattern }) =>
      kind === 'text' ? `/${pattern.toLowerCase().replace(/\.json$/, '')}` : '/{}',
    )
    .join('');
}

/** Routes by their segments. */
export class RouteTree<T> {
  readonly #values: T[] = [];
  readonly #next = new Map<string, RouteTree<T>>();

  add(path: ApiPath, value: T, isNumber: IsNumber, at = 0): void {
    const segment = path.segments[at];
    if (!segment) return void this.#values.push(value);
    const key = keyOf(path, segment, isNumber);
    const next = this.#next.get(key) ?? new RouteTree<T>();
    this.#next.set(key, next);
    next.add(path, value, isNumber, at + 1);
  }

  /** Returns the values of the routes that match every request of a path. */
  *matching(path: ApiPath, isNumber: IsNumber, at = 0): Iterable<T> {
    const segment = path.segments[at];
    if (!segment) return yield* this.#values;
    const isDigits = segment.kind === 'text' && /^\d+$/.test(segment.text);
    for (const key of new Set([ANY, isDigits ? NUMBER : ANY, keyOf(path, segment, isNumber)]))
      yield* this.#next.get(key)?.matching(path, isNumber, at + 1) ?? [];
  }
}

/** Segments with one key match the same texts, whatever their parameters are called. */
function keyOf(path: ApiPath, { kind, pattern, parameters }: Segment, isNumber: IsNumber): string {
  const [group = ''] = parameters.values();
  if (kind === 'text') return `/${pattern.toLowerCase()}`;
  if (kind === 'mixed') return pattern.replaceAll(/\?P<\w+>/g, '');
  return isNumber(path, group) ? NUMBER : ANY;
}

/** The keys of a parameter that matches any text, and of one that matches digits. */
const [ANY, NUMBER] = ['{}', '{0}'];

/** Whether a parameter of a path matches digits only. */
export type IsNumber = (path: ApiPath, group: string) => boolean;
