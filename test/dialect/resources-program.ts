import fc from 'fast-check';
import { CONTEXTS, isListed, leastOf, printed, resources, typedValueOf } from './resources.ts';
import type { RandomResource, WordedSchema } from './resources.ts';

/** A resource with its names. */
export interface Random extends RandomResource {
  readonly name: string;
  readonly one: string;
  readonly type: string;
}

/** Returns random resources with different names. */
export function namedResources(count: number, seed: number): readonly Random[] {
  return fc.sample(resources, { numRuns: count, seed }).map((resource, at) => {
    const letters = [at / 26, at % 26].map((digit) => String.fromCharCode(97 + digit)).join('');
    return { ...resource, name: `zq${letters}s`, one: `zq${letters}`, type: `Zq${letters}` };
  });
}

/** Arguments that are not in the body. */
const placed = (args: RandomResource['args']) =>
  Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, { in: 'query', ...arg }]));

/** Returns the schema file of a resource. */
export const fileOf = ({
  name,
  one,
  properties,
  responses,
  args,
  files,
  whole,
  deprecated,
}: Random) => ({
  ...{ resource: name, singular: one, base: name, contexts: CONTEXTS },
  schema: {
    title: one,
    type: 'object',
    properties: { id: { type: 'integer', readonly: true }, ...properties },
  },
  routes: {
    '/': {
      list: {
        methods: 'GET',
        answers: 'list',
        args: { $include: ['context'] },
        ...(deprecated && { deprecated }),
      },
      create: { methods: 'POST', answers: 'created', context: 'edit', args: { $from: 'schema' } },
    },
    '/reply': {
      reply: { methods: 'POST', answers: 'any', answer_schema: { type: 'boolean' }, responses },
    },
    '/echo': {
      echo: { methods: 'POST', answers: 'any', answer_schema: { type: 'boolean' }, args },
    },
    '/whole': {
      whole: {
        ...{ methods: 'POST', answers: 'any', answer_schema: { type: 'boolean' } },
        args: { ...placed(args), value: { ...whole, in: 'body', required: true } },
      },
    },
    '/files': {
      send: { methods: 'POST', answers: 'any', answer_schema: { type: 'boolean' }, uploads: files },
    },
    '/{id}': {
      args: { id: { type: 'integer' } },
      update: { methods: 'PUT', answers: 'item', args: { $from: 'schema' } },
    },
  },
});

/** The names of the properties for which a keyword holds. */
export const namesOf = ({ properties }: RandomResource, holds: (one: WordedSchema) => unknown) =>
  Object.entries(properties)
    .filter(([, one]) => holds(one))
    .map(([name]) => name);
export const isShown =
  (context: string) =>
  (one: WordedSchema): boolean =>
    !one.writeOnly &&
    !one.hidden?.includes(context) &&
    (one.context === undefined || one.context.includes(context));
export const isCreated = (one: WordedSchema) => !one.readonly;
export const isUpdated = (one: WordedSchema) => !one.readonly && !one.createOnly;
export const isRequired = (one: WordedSchema) => isCreated(one) && one.required === true;

/** Lines that compile only if the types have exactly the members, the statuses and the files of the keywords. */
export function programOf(all: readonly Random[]): string {
  const keysOf = (names: readonly string[]) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, true])));
  const lines = all.flatMap((one, at) => {
    const { name, type } = one;
    const views = CONTEXTS.flatMap((context) => {
      const view = `T${at}.${type}${context[0]?.toUpperCase()}${context.slice(1)}`;
      const shown = ['id', ...namesOf(one, isShown(context))];
      const present = shown.filter((key) => one.properties[key]?.optional !== true);
      return [
        `keys<keyof ${view}>(${keysOf(shown)});`,
        `keys<Present<${view}>>(${keysOf(present)});`,
      ];
    });
    const examples = namesOf(one, (each) => !each.readonly).map(
      (key) =>
        `((_: T${at}.Create${type}Input['${key}']) => {})(${printed(typedValueOf(one.properties[key] ?? {}, 5))});`,
    );
    const reply = `Awaited<ReturnType<Client['${name}']['reply']>>`;
    const replies = Object.entries(one.responses).flatMap(([status, { schema, headers }]) => {
      const own = `Extract<${reply}, { status: ${status} }>`;
      const value = printed(schema && typedValueOf(schema, 3));
      const present = Object.keys(headers).filter((key) => headers[key]?.optional !== true);
      return [
        `((_: ${own}['body']) => {})(${value});`,
        ...(Object.keys(headers).length > 0
          ? [
              `keys<keyof ${own}['headers']>(${keysOf(Object.keys(headers))});`,
              `keys<Present<${own}['headers']>>(${keysOf(present)});`,
            ]
          : []),
      ];
    });
    const { files } = one;
    const forms = [
      {},
      ...Object.keys(files).map((left) =>
        Object.fromEntries(
          Object.entries(files)
            .filter(([key]) => key !== left)
            .map(([key, field]) => [key, isListed(field)]),
        ),
      ),
      ...Object.keys(files).map((other) =>
        Object.fromEntries(
          Object.entries(files).map(([key, field]) => [key, isListed(field) !== (key === other)]),
        ),
      ),
      Object.fromEntries(Object.entries(files).map(([key, field]) => [key, isListed(field)])),
      {
        ...Object.fromEntries(Object.entries(files).map(([key, field]) => [key, isListed(field)])),
        other: false,
      },
    ].flatMap((form: Record<string, boolean>) => {
      const isRight =
        Object.entries(files).every(([key, field]) =>
          key in form ? form[key] === isListed(field) : leastOf(field) === 0,
        ) && Object.keys(form).every((key) => key in files);
      const printed = Object.entries(form).map(
        ([key, isList]) => `${key}: ${isList ? '[file]' : 'file'}`,
      );
      return [
        isRight ? '' : '// @ts-expect-error files that are not declared',
        `client.${name}.send({ files: { ${printed.join(', ')} } });`,
      ];
    });
    return [
      ...views,
      `keys<keyof T${at}.Create${type}Input>(${keysOf(namesOf(one, isCreated))});`,
      `keys<Present<T${at}.Create${type}Input>>(${keysOf(namesOf(one, isRequired))});`,
      `keys<keyof T${at}.Update${type}Input>(${keysOf(['id', ...namesOf(one, isUpdated)])});`,
      `keys<Present<T${at}.Update${type}Input>>({ id: true });`,
      `keys<\`\${${reply}['status']}\`>(${keysOf(['200', ...Object.keys(one.responses)])});`,
      ...[...examples, ...replies, ...forms],
    ];
  });
  return [
    "import type { Client } from './generated/client.ts';",
    ...all.map(({ name }, at) => `import type * as T${at} from './generated/${name}/types.ts';`),
    'type Present<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? never : K }[keyof T];',
    'const keys = <K extends PropertyKey>(_: { [P in K]: true }) => {};',
    'declare const client: Client;',
    'declare const file: Blob;',
    ...lines,
    '',
  ].join('\n');
}
