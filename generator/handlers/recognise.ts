import type { Span } from '../diagnostics/diagnostic.ts';
import type { InputFile } from '../load/files.ts';
import type { Memory } from '../memory.ts';
import { conflictAt } from '../output/conflict.ts';
import { exportedVariables, parseProgram } from './syntax.ts';
import type { Expression, Property, Variable } from './syntax.ts';

/** What a handler file is found to hold. */
export type Recognised =
  /** `export const posts: PostsHandlers = { … }` */
  | {
      readonly kind: 'plain';
      readonly members: readonly Member[];
      /** Whether the members are all there is: none is spread in or computed. */
      readonly complete: boolean;
      readonly constant: Span;
    }
  /** The constant in another form, with its type: the compiler says what is missing. */
  | { readonly kind: 'typed' }
  | { readonly kind: 'unrecognised' }
  /** Two versions of something, as git leaves them; the place of the first mark. */
  | { readonly kind: 'conflict'; readonly span: Span };

export interface Member {
  readonly name: string;
  readonly span: Span;
  /** Whether it is an object, written out, that says nothing of permission. */
  readonly isOpen: boolean;
  /** Whether it is an object, written out, whose `permission` is `anyone`. */
  readonly isForAnyone: boolean;
}

/** Looks for the exported constant `name` of type `type`. */
export async function recognise(
  file: InputFile,
  name: string,
  type: string,
  memory: Memory,
): Promise<Recognised> {
  const key = JSON.stringify([name, type, file.hash]);
  const found = await memory.recallLater('syntax', key, () => look(file, name, type));
  const spanOf = ({ start, end }: Stretch): Span => ({ file, start, end });
  if (found.kind === 'conflict') return { ...found, span: spanOf(found.span) };
  if (found.kind !== 'plain') return found;
  return {
    ...found,
    members: found.members.map((member) => ({ ...member, span: spanOf(member.span) })),
    constant: spanOf(found.constant),
  };
}

/** Where a file holds two versions of something; `null` where it does not. */
export function conflictIn(file: InputFile, memory: Memory): Span | null {
  const start = memory.recall('syntax', `conflict ${file.hash}`, () => conflictAt(file.text));
  return start < 0 ? null : { file, ...markAt(start) };
}

function markAt(start: number): Stretch {
  return { start, end: start + '<<<<<<<'.length };
}

/** What is found, with places that can be remembered. */
type Found = PlainFound | Conflict | Extract<Recognised, { kind: 'typed' | 'unrecognised' }>;

interface Conflict {
  readonly kind: 'conflict';
  readonly span: Stretch;
}

interface PlainFound {
  readonly kind: 'plain';
  readonly members: readonly (Omit<Member, 'span'> & { readonly span: Stretch })[];
  readonly complete: boolean;
  readonly constant: Stretch;
}

type Stretch = Pick<Span, 'start' | 'end'>;

async function look(file: InputFile, name: string, type: string): Promise<Found> {
  const start = conflictAt(file.text);
  if (start >= 0) return { kind: 'conflict', span: markAt(start) };
  const program = await parseProgram(file);
  const variable = program && exportedVariables(program).find(({ id }) => id.name === name);
  if (!variable) return { kind: 'unrecognised' };
  if (annotationOf(variable) === type && variable.init?.type === 'ObjectExpression') {
    return plain(variable, variable.init.properties ?? []);
  }
  const types = [annotationOf(variable), satisfiedBy(variable.init)];
  return { kind: types.includes(type) ? 'typed' : 'unrecognised' };
}

function plain({ id }: Variable, properties: readonly Property[]): PlainFound {
  const members = properties.flatMap((property) => {
    const name = nameOf(property);
    if (name === null || !property.key) return [];
    const { start, end } = property.key;
    const isOpen = lacksPermission(property.value);
    return [{ name, span: { start, end }, isOpen, isForAnyone: permitsAnyone(property.value) }];
  });
  return {
    kind: 'plain',
    members,
    complete: members.length === properties.length,
    constant: { start: id.start, end: id.start + (id.name ?? '').length },
  };
}

function lacksPermission(value: Expression | undefined): boolean {
  if (value?.type !== 'ObjectExpression') return false;
  const names = (value.properties ?? []).map(nameOf);
  // What is spread in or computed may be it.
  return !names.includes('permission') && !names.includes(null);
}

function permitsAnyone(value: Expression | undefined): boolean {
  if (value?.type !== 'ObjectExpression') return false;
  const permission = (value.properties ?? []).findLast((one) => nameOf(one) === 'permission');
  return permission?.value?.type === 'Identifier' && permission.value.name === 'anyone';
}

function nameOf({ key, computed }: Property): string | null {
  if (!key || computed === true) return null;
  if (key.name !== undefined) return key.name;
  return typeof key.value === 'string' ? key.value : null;
}

function annotationOf({ id }: Variable): string | undefined {
  return id.typeAnnotation?.typeAnnotation?.typeName?.name;
}

function satisfiedBy(init: Expression | null): string | undefined {
  return init?.type === 'TSSatisfiesExpression' ? init.typeAnnotation?.typeName?.name : undefined;
}
