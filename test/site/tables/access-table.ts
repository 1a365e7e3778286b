import { TOKEN } from '../../../generator/lower/callbacks.ts';
import type { Api } from '../../../generator/model/api.ts';
import { CALLERS, resultFor } from './facts.ts';
import type { Caller, Fact } from './facts.ts';

/** A method of a route, and the facts about access to it. */
interface Entry {
  readonly method: string;
  readonly route: string;
  readonly facts: readonly Fact[];
}

interface KnownRoute {
  /** With named groups: `/cms/v2/posts/{id}`. */
  readonly route: string;
  readonly methods: readonly string[];
  /** Matches the whole path of the route. */
  readonly form: RegExp;
  /** The number of characters outside of groups. */
  readonly literal: number;
}

/**
 * docs/access.md: each method of each route of the schemas with the result for every kind of caller.
 * `token` is the product token of the facts.
 */
export function accessPage(api: Api, facts: readonly Fact[], token: string): string {
  const known = new Map(api.resources.map(({ name }) => [name, [] as KnownRoute[]]));
  for (const { name, namespace, routes } of api.resources) {
    const start = `/${namespace?.replace(TOKEN, token) ?? `${token}/v2`}`;
    for (const { pattern, path, endpoints } of routes) {
      const methods = endpoints.flatMap((endpoint) => endpoint.methods);
      known.get(name)?.push({
        route: start + path,
        methods,
        form: new RegExp(`^${start}${pattern.replaceAll('(?P<', '(?<')}$`, 'i'),
        literal: path.replaceAll(/\{\w+\}/g, '').length,
      });
    }
  }
  const every = [...known.values()].flat();
  const routeOf = new Map(facts.map((fact) => [fact, routeFor(fact, every)]));
  const rest = facts.filter((fact) => routeOf.get(fact) === null);
  return [
    ...introduction,
    ...[...known].flatMap(([name, routes]) => [
      `## ${name}`,
      '',
      ...tableOf(
        routes.flatMap(({ route, methods }) =>
          methods.map((method) => ({
            method,
            route,
            facts: facts.filter(
              (fact) => fact.method === method && routeOf.get(fact)?.route === route,
            ),
          })),
        ),
      ),
    ]),
    '## Routes without a schema file',
    '',
    'The index, the batch, the namespaces, and unknown routes.',
    '',
    ...tableOf(rest.map((fact) => ({ method: fact.method, route: fact.route, facts: [fact] }))),
  ].join('\n');
}

const introduction = [
  '# Who may do what',
  '',
  'The result of each method of each route for each kind of caller: one row without arguments for existing',
  'items, one for missing items, and one for each further recorded request. Generated from the schema',
  'files and `test/site/facts/` by `npm run tables`; do not edit. `test/site/access.test.ts` tests every cell,',
  '`test/site/access-table.test.ts` compares this file. A number in brackets counts the items of a list;',
  '`not asked` is a method without a recorded result.',
  '',
];

function tableOf(entries: readonly Entry[]): string[] {
  return [
    `| Method | Route | Asked | ${CALLERS.join(' | ')} |`,
    `| ${['---', '---', '---', ...CALLERS.map(() => '---')].join(' | ')} |`,
    ...entries.flatMap(rowsOf),
    '',
  ];
}

function rowsOf({ method, route, facts }: Entry): string[] {
  const start = [method, code(route)];
  if (facts.length === 0) return [rowOf([...start, '', ...CALLERS.map(() => 'not asked')])];
  return facts.map((fact) =>
    rowOf([...start, askedBy(fact), ...CALLERS.map((caller) => cellOf(caller, fact))]),
  );
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function cellOf(caller: Caller, fact: Fact): string {
  return resultFor(caller, fact) ?? 'not asked';
}

/** The name of a request, or its path. */
function askedBy({ name, route, query }: Fact): string {
  if (name !== undefined) return name;
  const pairs = Object.entries(query ?? {}).map(([key, value]) => `${key}=${String(value)}`);
  return code(pairs.length === 0 ? route : `${route}?${pairs.join('&')}`);
}

function code(text: string): string {
  return `\`${text}\``;
}

/**
 * Returns the route of a fact. Patterns of templates match the paths below them, too: the route with most
 * literal characters wins.
 */
function routeFor({ method, route }: Fact, routes: readonly KnownRoute[]): KnownRoute | null {
  // Placeholders of the tests, such as `{password}`, match any path parameter.
  const address = route.replaceAll(/[{}]/g, '');
  const [first] = routes
    .filter(({ methods, form }) => methods.includes(method) && form.test(address))
    .sort((a, b) => b.literal - a.literal);
  return first ?? null;
}
