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
 * its operations.
 */
export function parsePath(template: string, others: ReadonlySet<string>): ApiPath | null {
  const path = /^(?:\{[^}]*\}|[^?#])*/.exec(template)?.[0] ?? '';
  if (!path.startsWith('/') || /\s/.test(path.replaceAll(/\{[^}]*\}/g, ''))) return null;
  const trimmed = path.replace(/\/+$/, '');
  const taken = new Set<string>();
  const segments: Segment[] = [];
  for (const part of trimmed === '' ? [] : trimmed.slice(1).split(/\/(?![^{]*\})/)) {
    const segment = part === '' ? null : parseSegment(part, taken, others);
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
    const next = pieces[at + 1];
    if (next?.startsWith('{')) return null;
    const name = piece.slice(1, -1);
    const group = groupName(name, taken, others);
    parameters.set(name, group);
    // Text ends a parameter, so that only one way to match a path exists.
    const end = next === undefined ? '' : classEscaped(next.charAt(0));
    pattern += pieces.length === 1 ? `{${group}}` : `(?P<${group}>[^/${end}]+)`;
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

/** Whether a route with `wide` matches every request of one with `narrow`, if it comes first. */
export function isShadowed(narrow: ApiPath, wide: ApiPath, isNumber: IsNumber): boolean {
  if (narrow.segments.length !== wide.segments.length || narrow.shape === wide.shape) return false;
  return wide.segments.every((segment, at) => {
    const other = narrow.segments[at];
    if (!other) return false;
    if (segment.kind === 'text')
      return other.kind === 'text' && other.pattern.toLowerCase() === segment.pattern.toLowerCase();
    const [group = ''] = segment.parameters.values();
    if (segment.kind === 'parameter' && !isNumber(wide, group)) return true;
    return segment.pattern === other.pattern || (other.kind === 'text' && /^\d+$/.test(other.text));
  });
}

/** Whether a parameter of a path matches digits only. */
export type IsNumber = (path: ApiPath, group: string) => boolean;
