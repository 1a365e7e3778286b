import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of the meta-schemas that the tables show. */
interface Meta {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly then?: Meta;
  readonly else?: Meta;
  readonly properties?: { readonly [word: string]: Meta };
  readonly definitions?: { readonly [name: string]: Meta };
}

const HEAD = '## Reference\n';

/** Returns docs/schema-files.md: its hand-written part, and the keywords that schemas/meta/ accepts. */
export function wordsPage(root: string): string {
  const written = readFileSync(join(root, 'docs/schema-files.md'), 'utf8');
  const [start = '', after = ''] = written.split(HEAD);
  const introduction = after.split('\n### ')[0] ?? '';
  return `${start}${HEAD}${introduction.trimEnd()}\n\n${tables(new MetaFiles(root)).join('\n')}`;
}

function tables(meta: MetaFiles): string[] {
  const words = (pointer: string) => Object.entries(meta.at(pointer).properties ?? {});
  const table = (title: string, pointer: string): string[] => [
    `### ${title}`,
    '',
    ...tableOf(
      words(pointer).map(([word, description]) => [word, meta.resolved(description, pointer)]),
    ),
  ];
  return [
    ...table('A resource', 'resource.schema.json#'),
    ...table('Its schema', 'resource.schema.json#/definitions/item'),
    ...values(meta),
    ...table('A route, except its endpoints', 'resource.schema.json#/definitions/route'),
    ...table('An endpoint', 'resource.schema.json#/definitions/endpoint'),
    ...table('Its arguments, except their names', 'dialect.schema.json#/definitions/arguments'),
    ...table('A link', 'resource.schema.json#/definitions/link'),
    ...table(
      'Actions of callers (`links` of a schema)',
      'resource.schema.json#/definitions/action',
    ),
    ...table('An argument set', 'args.schema.json#'),
    ...table('A type', 'type.schema.json#'),
    ...table('The API', 'api.schema.json#'),
    'Custom keywords start with `x-` and are ignored. They are allowed everywhere except among arguments, where each name is an argument.',
    '',
  ];
}

/** The keywords of values and where they are allowed. */
function values(meta: MetaFiles): string[] {
  const places = {
    'a property': 'property',
    'inside a property': 'schema',
    'an argument': 'argument',
    arg_options: 'argOptions',
  };
  const path = (definition: string) => `dialect.schema.json#/definitions/${definition}`;
  const found = new Map<string, { readonly meta: Meta; readonly places: string[] }>();
  for (const [place, definition] of Object.entries(places)) {
    const { properties = {} } = meta.at(path(definition));
    for (const [word, description] of Object.entries(properties)) {
      const known = found.get(word) ?? {
        meta: meta.resolved(description, path(definition)),
        places: [],
      };
      found.set(word, { ...known, places: [...known.places, place] });
    }
  }
  const all = Object.keys(places).length;
  const rows = [...found].map(([word, { meta, places }]): [string, Meta, string] => [
    word,
    meta,
    places.length === all ? 'all' : places.join(', '),
  ]);
  return ['### A property, and an argument', '', ...tableOf(rows, 'Where')];
}

/** The files of schemas/meta/. */
class MetaFiles {
  readonly #root: string;
  readonly #files = new Map<string, Meta>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Resolves a reference such as `args.schema.json#/properties/args`. */
  at(pointer: string): Meta {
    const [file = '', path = ''] = pointer.split('#');
    let found: unknown = this.#file(file);
    for (const step of path.split('/').slice(1)) {
      if (typeof found !== 'object' || found === null || !(step in found))
        throw new Error(`schemas/meta/ has no ${pointer}`);
      found = found[step as keyof typeof found];
    }
    return found as Meta; // the files contain schemas
  }

  /** Returns a schema merged with the targets of its references; its own description wins. */
  resolved(meta: Meta, from: string): Meta {
    const { $ref, ...own } = meta;
    if ($ref !== undefined) {
      const target = $ref.startsWith('#') ? `${from.split('#')[0] ?? ''}${$ref}` : $ref;
      return { ...this.resolved(this.at(target), target), ...own };
    }
    const { then, else: other } = meta;
    return {
      ...meta,
      ...(then && { then: this.resolved(then, from) }),
      ...(other && { else: this.resolved(other, from) }),
    };
  }

  #file(name: string): Meta {
    const known = this.#files.get(name);
    if (known) return known;
    const text = readFileSync(join(this.#root, 'schemas/meta', name), 'utf8');
    const file = JSON.parse(text) as Meta;
    this.#files.set(name, file);
    return file;
  }
}

function tableOf(
  rows: readonly (readonly [word: string, meta: Meta, more?: string])[],
  more?: string,
): string[] {
  const head = ['Keyword', 'Value', 'Meaning', ...(more === undefined ? [] : [more])];
  const cells = rows.map(([word, meta, where]) => [
    `\`${word}\``,
    held(meta),
    meta.description ?? '',
    ...(where === undefined ? [] : [where]),
  ]);
  const line = (row: readonly string[]) =>
    `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...cells.map(line), ''];
}

/** Describes the allowed values of a keyword. */
function held(meta: Meta): string {
  if (meta.enum) return meta.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (meta.then || meta.else) {
    const kinds = [meta.else, meta.then].map((kind) => (kind ? held(kind) : 'anything'));
    return [...new Set(kinds)].join(', or ');
  }
  const types = [meta.type ?? []].flat();
  if (types.length === 0) return 'anything';
  return types.map((type) => called[type] ?? type).join(', or ');
}

const called: { readonly [type: string]: string } = {
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  integer: 'a whole number',
  number: 'a number',
  null: 'null',
};
