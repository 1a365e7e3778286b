import { describe, expect, test } from 'vitest';
import { emit } from '../../generator/emit/index.ts';
import { braced, union } from '../../generator/emit/object-type.ts';
import { doc, id, literal, member, property, ts } from '../../generator/emit/source.ts';
import { answered, objectOf, sent, typeOf } from '../../generator/emit/type-of.ts';
import { stubMembers } from '../../generator/handlers/stub-text.ts';
import { assignNames } from '../../generator/names/names.ts';
import { formatCode } from './format-code.ts';
import type { Endpoint } from '../../generator/model/api.ts';
import { api, arg, withEndpoint } from './emit-fixture.ts';
import { settings } from './helpers.ts';
import { textsOf } from './texts.ts';

const { names } = assignNames(api, settings);
const files = textsOf(emit(api, names));

async function written(path: string): Promise<string> {
  const text = files.get(path);
  if (text === undefined) throw new Error(`nothing was written to ${path}`);
  return formatCode(path, text);
}

/** Returns the generated file after changes of the endpoints named `update`. */
async function changed(path: string, changes: Partial<Endpoint>): Promise<string> {
  const other = withEndpoint('update', changes);
  return formatCode(path, textsOf(emit(other, assignNames(other, settings).names)).get(path) ?? '');
}

test('the query carries the numbers of an object if the text of each member determines its type', async () => {
  const integer = { type: 'integer' } as const;
  const range = { type: 'object', properties: { from: integer, to: integer } } as const;
  const client = await changed('generated/posts/client.ts', {
    methods: ['GET'],
    args: [
      arg('range', range),
      arg('either', { anyOf: [range, integer] }),
      arg('open', { type: 'object' }),
      arg('mixed', { type: 'object', properties: { value: { type: ['string', 'integer'] } } }),
    ],
  });
  expect(client).toContain("input, options, ['open', 'mixed']");
});

test('the method of an endpoint with uploads and a response of text sends the file', async () => {
  const client = await changed('generated/posts/client.ts', {
    ...{ answers: 'any', answer: null, media: 'text/csv', uploads: true, args: [] },
  });
  expect(client.replaceAll(/\s+/g, ' ')).toContain('undefined, options, [], uploadRequest');
});

describe('only `Source` values become code', () => {
  test('`id` throws TypeError for a name that is not an identifier', () => {
    expect(() => id('a; process.exit()')).toThrow(TypeError);
  });

  test('interpolated values are printed as literals', () => {
    expect(ts`f(${"'); g('"}, ${[1, 'two']}, ${null})`.text).toBe(`f("'); g('", [1, "two"], null)`);
  });

  test('a documentation comment cannot be ended by its text', () => {
    expect(doc('a */ b').text).toBe('/** a *\\/ b */');
  });

  test('a member named __proto__ is an own member', () => {
    expect(member('__proto__', 1).text).toBe('["__proto__"]: 1');
    expect(literal(JSON.parse('{ "__proto__": 1 }')).text).toBe('{ ["__proto__"]: 1 }');
  });

  test('a property is accessed by name if it is an identifier, and by a string otherwise', () => {
    expect(property(id('a'), 'b').text).toBe('a.b');
    expect(property(id('a'), 'b-c').text).toBe('a["b-c"]');
  });
});

describe('argument definitions', () => {
  test('an argument set is spread, and an equal definition is referenced', async () => {
    const text = await written('generated/posts/args.ts');
    expect(text).toContain('  ...shared.collectionArgs,\n');
    expect(text).toContain('  author: listPostsArgs.author,\n');
    expect(text).toContain('  context: listPostsArgs.context,\n');
  });

  test('a callback is a kernel function, the name of a site function, or null', async () => {
    const text = await written('generated/posts/args.ts');
    expect(text).toContain('    sanitize_callback: sanitizeKey,\n');
    expect(text).toContain("    sanitize_callback: 'sanitizeSlug',\n");
    expect(text).toMatch(/validate_callback: null,\s+sanitize_callback: null/);
    expect(text).toContain(
      "import { bySchema, k, sanitizeKey } from '../../runtime/schema/index.ts';\n",
    );
  });

  test('an argument without a sanitize callback is parsed: validated, then sanitized', async () => {
    const text = await written('generated/posts/args.ts');
    expect(text).toMatch(/force: \{[^}]*default: false\s*\}/);
    expect(text).toContain("args.force = k.boolean(args.force) ?? fail('force')");
  });
});

describe('contexts', () => {
  test('the table lists the hidden fields, and a rule by value refers to its schema', async () => {
    const text = await written('generated/posts/contexts.ts');
    expect(text.slice(0, text.indexOf('/** Returns'))).toBe(
      `import { byValue, omit } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';
import { postSchema } from './schema.ts';
import type { Post, PostEdit, PostEmbed, PostView } from './types.ts';

/** The fields of a post that each context omits. */
export const postContexts = {
  view: {
    password: false,
    title: { raw: false },
    meta: byValue(postSchema.properties.meta, 'view'),
  },
  edit: {},
  embed: { password: false, title: { raw: false }, meta: false, rating: false },
} satisfies ContextTable;

`,
    );
  });

  test('a view shows every field that its context does not omit', async () => {
    expect(await written('generated/posts/contexts.ts')).toContain(`
  view: (item: Post): PostView => ({
    id: item.id,
    author: item.author,
    date: item.date,
    title: omit(item.title, postContexts.view.title),
    meta: omit(item.meta, postContexts.view.meta),
    rating: item.rating,
  }),
`);
  });

  test('a view that hides nothing returns the item', async () => {
    expect(await written('generated/settings/contexts.ts')).toContain(
      '  view: (item: Setting): SettingView => item,\n',
    );
  });
});

describe('types', () => {
  test('the type of a context that hides nothing is the whole item', async () => {
    expect(await written('generated/posts/types.ts')).toContain('export type PostEdit = Post;\n');
  });

  test('4.7: an argument without a `type` is `unknown` in the handler, also with `anyOf`', async () => {
    const definition = { anyOf: [{ type: 'string' }, { type: 'null' }] } as const;
    const args = [arg('near', definition), arg('far', { ...definition, type: 'string' })];
    const text = await changed('generated/posts/types.ts', { args });
    expect(text).toContain(
      'export interface UpdatePostArgs {\n  near?: unknown;\n  far?: string;\n}\n',
    );
    expect(text).toContain(
      'export interface UpdatePostInput {\n  near?: string | null | undefined;\n  far?: string | undefined;\n}\n',
    );
  });

  test('an argument without validation and sanitization is `unknown` in handlers and typed in client input', async () => {
    const text = await written('generated/posts/types.ts');
    expect(text).toMatch(/interface CreatePostArgs \{[^}]*title: unknown;/);
    expect(text).toMatch(
      /interface CreatePostInput extends InputOf<CreatePostArgs> \{[^}]*title: string \| \{ raw\?: string/,
    );
  });

  test('an argument with a default is always present, unless the default is null', async () => {
    const text = await written('generated/posts/types.ts');
    expect(text).toMatch(/interface DeletePostArgs [^{]*\{[^}]*force: boolean;/);
    expect(text).toMatch(/interface DeletePostInput [^{]*\{[^}]*force\?: boolean \| undefined;/);
    expect(text).toMatch(/interface CreatePostArgs \{[^}]*rating\?: number;/);
  });

  test('4.6: a required argument is not nullable, unless it has a default', async () => {
    const type = ['string', 'null'] as const;
    const args = [
      arg('room', { type, required: true }),
      arg('floor', { anyOf: [{ type: 'integer' }, { type: 'null' }], required: true }),
      arg('wing', { type, enum: ['a', null], required: true }),
      arg('bed', { type, required: true, default: 'any' }),
      arg('note', { type }),
    ].map((each) => ({ ...each, validate: { by: 'schema' } as const }));
    const text = await changed('generated/posts/types.ts', { args });
    expect(text).toContain(
      "export interface UpdatePostInput {\n  room: string;\n  floor: number;\n  wing: 'a';\n" +
        '  bed?: string | null | undefined;\n  note?: string | null | undefined;\n}\n',
    );
    expect(text).toMatch(/interface UpdatePostArgs \{[^}]*room: string;/);
  });

  test('a required argument of the profile plain is nullable', async () => {
    const type = ['string', 'null'] as const;
    const room = { ...arg('room', { type, required: true }), takesNull: true };
    const args = [{ ...room, validate: { by: 'schema' } as const }];
    const text = await changed('generated/posts/types.ts', { args });
    expect(text).toMatch(/interface UpdatePostArgs \{[^}]*room: string \| null;/);
  });

  test('an item type named like a runtime type keeps its name, and the runtime type is imported under an alias', async () => {
    const text = await written('generated/pages/handlers.ts');
    expect(text).toContain("import type { Endpoint, Page as PageOf } from '../../runtime/");
    expect(text).toContain('Endpoint<types.ListPagesArgs, PageOf<types.Page>>');
  });
});

describe('types of schemas', () => {
  test('a type ignores titles, limits and defaults, and its objects are closed', () => {
    const schema = {
      title: 'No name',
      type: 'object',
      properties: {
        a: { type: 'integer', minimum: 1, exclusiveMinimum: true, required: true },
        'b-c': { type: ['string', 'null'], default: '', description: 'What */ it is.' },
      },
    } as const;
    expect(typeOf(schema, sent)).toEqual([
      '{\na: number;\n/** What *\\/ it is. */\n"b-c"?: string | null | undefined;\n}',
    ]);
  });

  test('an object without properties is open, and patternProperties become an index signature', () => {
    expect(typeOf({ type: 'object' }, answered)).toEqual(['{ [k: string]: unknown; }']);
    const patterned = { type: 'object', patternProperties: { '^a': { type: 'integer' } } } as const;
    expect(typeOf(patterned, answered)).toEqual(['{ [k: string]: number; }']);
  });

  test('the index signature of additional properties includes the types of the properties', () => {
    const schema = {
      properties: { a: { type: 'string' } },
      additionalProperties: { type: 'integer', description: 'How many.' },
    } as const;
    expect(braced(objectOf(schema, sent))).toBe(
      '{\na?: string | undefined;\n/** How many. */\n[k: string]: number | string | undefined;\n}',
    );
  });

  test('an alternative without a type inherits it', () => {
    const schema = {
      type: ['string', 'null'],
      anyOf: [{ enum: ['a'] }, { type: 'null' }],
    } as const;
    expect(typeOf(schema, sent)).toEqual(['"a"', 'null']);
    expect(typeOf({ type: 'array', items: schema }, sent)).toEqual(['("a" | null)[]']);
  });

  test('a union lists each alternative once, and is `unknown` if one alternative is `unknown`', () => {
    expect(typeOf({ type: ['integer', 'number', 'null'] }, sent)).toEqual(['number', 'null']);
    expect(union([['string'], ['unknown']])).toEqual(['unknown']);
  });

  test('a schema without a type is `unknown`, and one without values is `never`', () => {
    expect(typeOf({ description: 'Anything.' }, sent)).toEqual(['unknown']);
    expect(typeOf({ type: 'array', items: { type: 'string', enum: [] } }, sent)).toEqual([
      'never[]',
    ]);
  });
});

describe('the client', () => {
  test('embedding a collection shows a list, embedding an item shows the item', async () => {
    const text = await written('generated/posts/client.ts');
    expect(text).toContain(
      "  embeds: { author: UserEmbed; 'cms:term': readonly types.PostEmbed[] };\n",
    );
  });

  test('a resource with its own namespace is called in it', async () => {
    expect(await written('generated/settings/client.ts')).toContain(
      "this.#transport.call('GET', '/site/v1/settings', input, options)",
    );
  });

  test('a page is requested by `list`, and all pages by `all`', async () => {
    const text = await written('generated/posts/client.ts');
    expect(text).toContain(
      "    return this.#transport.page('GET', '/{core}/posts', input, options);",
    );
    expect(text).toContain(
      "    return allOf(this.#transport, 'GET', '/{core}/posts', input, options);",
    );
  });

  test('an endpoint with uploads has the option `file`', async () => {
    const text = await changed('generated/posts/client.ts', { uploads: true });
    expect(text).toMatch(/update<[^(]*\([^)]*options\?: UploadOptions,?\s*\)/);
    expect(text).toContain(
      "return upload(this.#transport, 'POST', '/{core}/posts/{id}', input, options)",
    );
  });

  test('error codes are a type, and part of the type of a call', async () => {
    const errors = ['rest_cannot_edit', 'rest_post_invalid_id'];
    expect(await changed('generated/posts/types.ts', { errors })).toContain(
      "export type UpdatePostError = 'rest_cannot_edit' | 'rest_post_invalid_id';",
    );
    expect(await changed('generated/posts/client.ts', { errors })).toContain(
      "Call<Answer<Posts, 'edit', F, E>, types.UpdatePostError>",
    );
    expect(await written('generated/posts/types.ts')).not.toContain('UpdatePostError');
  });
});

test('emitting twice gives the same files', () => {
  expect(textsOf(emit(api, names))).toEqual(files);
});

test('the routes mark endpoints with uploads', async () => {
  const routes = await changed('generated/posts/routes.ts', { uploads: true });
  expect(routes).toMatch(/endpoint: handlers\.update,(?:(?!endpoint:)[^])*uploads: true,/);
  expect(routes).not.toMatch(/endpoint: handlers\.list,(?:(?!endpoint:)[^])*uploads: true,/);
});

test('the handler of an endpoint with uploads has a permission check before the body', async () => {
  const handlers = await changed('generated/posts/handlers.ts', { uploads: true });
  expect(handlers).toMatch(/readonly update: UploadEndpoint<types\.UpdatePostArgs, types\.Post>;/);
  const other = withEndpoint('update', { uploads: true });
  const posts = other.resources.find(({ name }) => name === 'posts');
  const stubs = posts ? stubMembers(posts, "'restloom-runtime/server'") : [];
  expect(stubs.filter(({ text }) => text.includes('mayUpload: loggedIn'))).toMatchObject([
    { name: 'update' },
  ]);
});

test('an item type named like a runtime type makes the runtime type be imported under an alias', () => {
  const called = (singular: string) => ({
    ...api,
    resources: api.resources.map((resource) => ({ ...resource, singular })),
  });
  for (const singular of ['args parser', 'context table', 'arg definitions', 'transport', 'call']) {
    const other = called(singular);
    const { names: otherNames } = assignNames(other, settings);
    const [type = ''] = otherNames.renamed;
    const imported = [...textsOf(emit(other, otherNames)).values()]
      .flatMap((text) => text.match(/^import .* from ".*runtime\/.*";$/gm) ?? [])
      .flatMap((line) => /\{ (.*) \}/.exec(line)?.[1]?.split(', ') ?? []);
    expect(imported).not.toContain(`${type}Of`);
    expect(imported).toContain(`${type} as ${type}Of`);
  }
});

test('the parser of an enum refers to the values of the definition', async () => {
  const values = Array.from({ length: 900 }, (_, at) => `value-${at}`);
  const state = arg('state', { type: 'string', enum: values }, { validate: { by: 'schema' } });
  const text = await changed('generated/posts/args.ts', { args: [state] });
  expect(text.match(/'value-1'/g)).toHaveLength(1);
  expect(text).toContain('k.oneOf(args.state, updatePostArgs.state.enum)');
});
