import { isMap, own } from '../schema/values/containers.ts';
import { encodeAt, type Position } from './encode-url.ts';

/** The parts of the service that templates of links may name. */
export interface LinkConstants {
  /** The core namespace: `cms/v2`. */
  readonly core: string;
  /** The URI that identifies the API root; relations of the service start with it. */
  readonly apiRel: string;
}

/** The values of placeholders. */
export interface LinkValues {
  readonly item?: unknown;
  /** `{$name}` is a member of it. */
  readonly facts?: unknown;
  /** `{each}`: an item of a list that has a link for each. */
  readonly each?: unknown;
}

/** Fills in a template; a placeholder without a value becomes an empty text. */
export type LinkTemplate = (values: LinkValues) => string;

/** Returns the value of a template that is one placeholder and nothing else, with its JSON type. */
export type LinkValue = (values: LinkValues) => unknown;

const PLACEHOLDER = /\{([^{}]*)\}/;
const ONE_PLACEHOLDER = /^\{([^{}]*)\}$/;

/** Compiles a text that is not a URL: values are not encoded. */
export function compileText(text: string, constants: LinkConstants): LinkTemplate {
  return compile(text, constants, () => null);
}

/**
 * Compiles a URL: values are encoded by their position. `{name}` in the path is one segment, and `{+name}` (RFC 6570) is
 * a path, whose slashes stay; a placeholder at the start is a whole URL. `start` is the part of the URL before `text`.
 */
export function compileAddress(text: string, constants: LinkConstants, start = ''): LinkTemplate {
  return compile(text, constants, (written, name) => {
    const before = start + written;
    if (before === '') return 'address';
    if (/[?#]/.test(before)) return 'query';
    return name.startsWith('+') ? 'path' : 'segment';
  });
}

/** Compiles a text that keeps the JSON type of its value if it is one placeholder and nothing else. */
export function compileValue(text: string, constants: LinkConstants): LinkValue {
  const name = ONE_PLACEHOLDER.exec(text)?.[1];
  if (name === undefined) return compileText(text, constants);
  const constant = constantOf(name, constants);
  return constant === null ? valueReader(name) : () => constant;
}

/** A placeholder, and the text that follows it. */
interface Placeholder {
  readonly read: LinkValue;
  readonly position: Position | null;
  after: string;
}

function compile(
  text: string,
  constants: LinkConstants,
  positionOf: (before: string, name: string) => Position | null,
): LinkTemplate {
  const placeholders: Placeholder[] = [];
  let start = '';
  let before = '';
  // An empty core namespace is not a segment of its own.
  const written = constants.core === '' ? text.replaceAll('/{core}/', '/') : text;
  // Every other piece is the name of a placeholder.
  written.split(PLACEHOLDER).forEach((piece, at) => {
    const known = at % 2 === 0 ? piece : constantOf(piece, constants);
    const last = placeholders.at(-1);
    if (known === null) {
      const read = valueReader(piece.replace(/^\+/, ''));
      placeholders.push({ read, position: positionOf(before, piece), after: '' });
    } else if (last) {
      last.after += known;
    } else {
      start += known;
    }
    before += known ?? piece;
  });
  const [first, second] = placeholders;
  if (!first) return () => start;
  if (!second) return (values) => start + encoded(first.read(values), first.position) + first.after;
  return (values) => {
    let filled = start;
    for (const { read, position, after } of placeholders)
      filled += encoded(read(values), position) + after;
    return filled;
  };
}

function constantOf(name: string, { core, apiRel }: LinkConstants): string | null {
  if (name === 'core') return core;
  return name === 'api_rel' ? apiRel : null;
}

/** Returns the value of `author`, dotted `title.raw`, `$fact` or `each`; inherited members are ignored. */
function valueReader(name: string): LinkValue {
  if (name === 'each')
    return (values) => ('each' in values ? values.each : memberOf(values.item, 'each'));
  const isFact = name.startsWith('$');
  const [first = '', ...below] = (isFact ? name.slice(1) : name).split('.');
  if (below.length === 0)
    return isFact ? ({ facts }) => memberOf(facts, first) : ({ item }) => memberOf(item, first);
  return ({ item, facts }) => {
    let value = memberOf(isFact ? facts : item, first);
    for (const member of below) value = memberOf(value, member);
    return value;
  };
}

function memberOf(value: unknown, name: string): unknown {
  return isMap(value) ? own(value, name) : null;
}

function encoded(value: unknown, position: Position | null): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return position === null || typeof value === 'number' ? text : encodeAt(text, position);
}
