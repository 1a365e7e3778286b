import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Cache } from '../../generator/cache.ts';
import { isError, messageOf } from '../../generator/diagnostics/print.ts';
import { runProject } from '../../generator/run.ts';
import { randomOf } from '../generator/random.ts';
import { emptyProject, here, importedValue, lossesIn, schemaFile } from './import.ts';

const info = { title: 'Shop', version: '1' };
const done = { 204: { description: 'Done.' } };
const text = { type: 'string' };
const json = (schema: unknown) => ({ 'application/json': { schema } });

/** Returns the errors of the generator in a project. */
async function errorsOf(root: string): Promise<readonly string[]> {
  symlinkSync(resolve(here, '../../runtime'), join(root, 'runtime'));
  const run = { check: false, force: false, stubs: false };
  const config = { runtime: './runtime', parts: ['openapi'] } as const;
  const { diagnostics } = await runProject(root, config, run, new Cache(root), '');
  return diagnostics.filter(isError).map(messageOf);
}

/** Imports a document, and returns the kinds and the pointers of its losses. */
async function lossesOf(root: string, document: unknown): Promise<readonly string[]> {
  const { out, err, code } = await importedValue(root, document);
  expect([code, err]).toEqual([0, '']);
  return lossesIn({ out });
}

test('a `required` list of an alternative has the names that the object declares, and others are losses', async () => {
  const root = emptyProject();
  const message = {
    type: 'object',
    properties: { to: text, image: text },
    anyOf: [{ required: ['image', 'video'] }, { required: ['to'] }],
  };
  const sent = { type: 'array', items: message };
  const paths = {
    '/messages': {
      post: { requestBody: { content: json(sent), required: true }, responses: done },
    },
  };
  const schema = '/paths/~1messages/post/requestBody/content/application~1json/schema/items';
  expect(await lossesOf(root, { openapi: '3.1.0', info, paths })).toEqual([
    `required ${schema}/anyOf/0/required`,
  ]);
  expect(schemaFile(root, 'resources/messages.json')).toMatchObject({
    routes: {
      '/': {
        postMessages: {
          args: {
            body: {
              items: {
                anyOf: [
                  { type: 'object', required: ['image'] },
                  { type: 'object', required: ['to'] },
                ],
              },
            },
          },
        },
      },
    },
  });
  expect(await errorsOf(root)).toEqual([]);
});

test('an alternative that contradicts the schema around it is a loss', async () => {
  const root = emptyProject();
  const Shape = {
    type: 'object',
    properties: { size: { type: 'number' } },
    anyOf: [
      { type: 'object', properties: { size: { type: 'boolean' }, color: text } },
      { $ref: '#/components/schemas/Named' },
      { type: 'object', properties: { weight: { type: 'number' } } },
    ],
  };
  const Named = { type: 'object', properties: { size: { type: 'object' }, name: text } };
  const response = {
    200: { description: 'A shape.', content: json({ $ref: '#/components/schemas/Shape' }) },
  };
  const losses = await lossesOf(root, {
    ...{ openapi: '3.1.0', info },
    paths: { '/shapes/first': { get: { responses: response } } },
    components: { schemas: { Shape, Named } },
  });
  expect(losses).toContain('keyword /components/schemas/Shape/anyOf');
  expect(await errorsOf(root)).toEqual([]);
});

test('a `required` list of a type can name a member of an alternative that is another type', async () => {
  const root = emptyProject();
  const Dog = {
    type: 'object',
    properties: { id: { ...text, readOnly: true }, name: text },
    anyOf: [{ required: ['owner'] }, { $ref: '#/components/schemas/Owned' }],
  };
  const Owned = { type: 'object', properties: { owner: text } };
  const dogs = { type: 'array', items: { $ref: '#/components/schemas/Dog' } };
  const paths = { '/dogs': { post: { requestBody: { content: json(dogs) }, responses: done } } };
  const schemas = { Dog, Owned };
  await lossesOf(root, { openapi: '3.1.0', info, paths, components: { schemas } });
  expect(schemaFile(root, 'types/dog-request.json')).toMatchObject({
    schema: { anyOf: [{ required: ['owner'] }, { $type: 'owned' }] },
  });
  expect(await errorsOf(root)).toEqual([]);
});

/** Makes up documents: nested alternatives, parts of `allOf`, references, `required` lists and limits, which may contradict each other. */
class Documents {
  readonly #below: (most: number) => number;

  constructor(seed: number) {
    this.#below = randomOf(seed);
  }

  #next(): number {
    return this.#below(1000) / 1000;
  }

  #is(chance: number): boolean {
    return this.#next() < chance;
  }

  #one<T>(...all: readonly T[]): T {
    const [first] = all;
    const found = all[Math.floor(this.#next() * all.length)] ?? first;
    if (found === undefined) throw new Error('Nothing to choose from.');
    return found;
  }

  #some<T>(most: number, make: () => T): T[] {
    return Array.from({ length: 1 + Math.floor(this.#next() * most) }, make);
  }

  #name = (): string => this.#one('id', 'kind', 'name', 'size', 'value');

  #reference = () => ({ $ref: `#/components/schemas/${this.#one(...COMPONENTS)}` });

  #scalar(): object {
    return {
      type: this.#one('string', 'integer', 'number', 'boolean'),
      ...(this.#is(0.1) && { nullable: true }),
      ...(this.#is(0.1) && { [this.#one('readOnly', 'writeOnly')]: true }),
      ...(this.#is(0.1) && { enum: ['x', 'y'], default: 'x' }),
      ...(this.#is(0.1) && { example: 'x' }),
    };
  }

  #object(depth: number): object {
    const members = () => this.#some(3, () => [this.#name(), this.schema(depth - 1)] as const);
    return {
      ...(this.#is(0.8) && { type: 'object' }),
      ...(this.#is(0.8) && { properties: Object.fromEntries(members()) }),
      ...(this.#is(0.5) && { required: [...new Set(this.#some(2, this.#name))] }),
      ...(this.#is(0.2) && { additionalProperties: this.#one<unknown>(true, false, {}, text) }),
      ...(this.#is(0.1) && { [this.#one('minProperties', 'maxProperties')]: this.#one(1, 3) }),
      ...(this.#is(0.1) && { nullable: true, default: {} }),
    };
  }

  #alternatives(depth: number): object {
    const one = () => {
      const kind = this.#next();
      if (kind < 0.3) return this.#reference();
      if (kind < 0.5) return { required: this.#some(2, this.#name) };
      return kind < 0.6
        ? { ...this.#object(depth - 1), ...this.#alternatives(depth - 1) }
        : this.schema(depth - 1);
    };
    if (depth <= 0) return {};
    return {
      [this.#one('anyOf', 'oneOf')]: this.#some(3, one),
      ...(this.#is(0.3) && { discriminator: { propertyName: this.#one('kind', 'name') } }),
    };
  }

  schema(depth: number): object {
    const kind = this.#next();
    if (depth <= 0 || kind < 0.25) return this.#scalar();
    if (kind < 0.4) return this.#reference();
    if (kind < 0.6) return this.#object(depth);
    if (kind < 0.7)
      return { type: 'array', items: this.schema(depth - 1), minItems: this.#one(0, 2) };
    if (kind < 0.8)
      return {
        allOf: this.#some(3, () => this.schema(depth - 1)),
        ...this.#alternatives(depth - 1),
      };
    return { ...(this.#is(0.5) && this.#object(depth)), ...this.#alternatives(depth) };
  }

  document(): object {
    const parameters = () =>
      [...new Set(this.#some(3, this.#name))].map((name) => {
        return {
          name,
          in: this.#one('query', 'header'),
          schema: this.schema(2),
          required: this.#is(0.3),
        };
      });
    const operation = () => ({
      parameters: parameters(),
      responses: { 200: { description: 'Done.', content: json(this.schema(3)) } },
    });
    const type = () => this.#one('application/json', 'multipart/form-data');
    const write = () => ({
      ...operation(),
      requestBody: { required: this.#is(0.5), content: { [type()]: { schema: this.schema(3) } } },
    });
    const schemas = COMPONENTS.map((name) => [
      name,
      { ...this.#object(3), ...(this.#is(0.3) && this.#alternatives(2)) },
    ]);
    return {
      ...{ openapi: '3.1.0', info },
      paths: {
        '/pets': { get: operation(), post: write() },
        '/pets/{pet}': { get: operation(), patch: write(), put: write() },
      },
      components: { schemas: Object.fromEntries(schemas) },
    };
  }
}

const COMPONENTS = ['Pet', 'Cat', 'Dog', 'Node', 'PetInput'];

test('the generator accepts the schema files of every document', async () => {
  for (let seed = 1; seed <= 25; seed += 1) {
    const root = emptyProject();
    await lossesOf(root, new Documents(seed).document());
    expect([seed, ...(await errorsOf(root))]).toEqual([seed]);
  }
}, 60_000);
