import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatOf } from '../../runtime/schema/formats/formats.ts';
import { openWebSite, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

/** Validates responses of the site against its OpenAPI document. */

interface Operation {
  readonly responses: { readonly 200?: { readonly content?: object } };
}

interface Document {
  readonly components: object;
  readonly paths: { readonly [path: string]: { readonly get?: Operation } };
}

/** The maximum number of URLs per path. */
const MOST = 6;
/** Reads all files of the project, which takes seconds. */
const SLOW = '/cms-site-health/v1/directory-sizes';
const CONTEXTS = ['view', 'embed', 'edit'];

/** The formats as other tools check them, by their RFCs. */
const names = ['date-time', 'date', 'uri', 'uri-reference', 'email', 'ip', 'uuid', 'hex-color'];
const formats = Object.fromEntries(names.map((name) => [name, isOfFormat(name)]));

function isOfFormat(name: string): (text: string) => boolean {
  const { check } = formatOf(name, 'strict') ?? {};
  return (text) => (check?.(text, '') ?? null) === null;
}

let site: WebSite;
let document: Document;
let root: string;
let ask: (path: string, sent?: object) => Promise<{ status: number; type: string; body: unknown }>;

beforeAll(async () => {
  site = await openWebSite();
  // Generated file.
  document = JSON.parse(await (await site.get('/docs/openapi.json')).text()) as Document;
  root = `${site.base}/cms-json`;
  const keeper = new Visitor(site.base);
  await keeper.logIn('keeper');
  const { nonce } = await keeper.apiSettings();
  ask = async (path, sent) => {
    const headers = { 'X-CMS-Nonce': nonce, 'Content-Type': 'application/json' };
    const method = sent ? 'POST' : 'GET';
    const body = sent ? JSON.stringify(sent) : null;
    const answer = await keeper.get(`/cms-json${path}`, { method, headers, body });
    const [type = ''] = answer.headers.get('content-type')?.split(';') ?? [];
    const isJson = type === 'application/json';
    return { status: answer.status, type, body: isJson ? await answer.json() : null };
  };
});

afterAll(() => site.close());

/** Returns the URLs below the root that a response links to. */
function linksIn(body: unknown): string[] {
  return [...JSON.stringify(body).matchAll(/"href":"([^"?]*)"/g)].flatMap(([, href = '']) =>
    href.startsWith(`${root}/cms/`) ? [href.slice(root.length)] : [],
  );
}

/** Creates a revision and an autosave of the first item of each type that supports them; returns their URLs. */
async function makeStates(): Promise<string[]> {
  const made: string[] = [];
  for (const path of Object.keys(document.paths)) {
    const [, items] = /^(\/cms\/v2\/[\w-]+)\/\{id\}\/autosaves$/.exec(path) ?? [];
    if (items === undefined) continue;
    const { body } = await ask(items);
    // A list of items with IDs, or of templates with names.
    const [first] = body as { readonly id: number | string }[];
    if (!first) continue;
    await ask(`${items}/${first.id}`, { title: 'Another title', content: 'Another text' });
    await ask(`${items}/${first.id}/autosaves`, { title: 'A third title', content: 'A third' });
    made.push(`${items}/${first.id}/autosaves`, `${items}/${first.id}/revisions`);
  }
  return made;
}

test('every response has a media type and a body of the OpenAPI document, in every context', async () => {
  const ajv = new Ajv2020({ strict: false, formats, allErrors: true });
  ajv.addSchema({ $id: 'document', ...document });
  const readable = Object.keys(document.paths).filter((path) => document.paths[path]?.get);
  const patterns = readable.map(
    (path) => [path, new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)] as const,
  );
  const requested = new Map<string, string[]>(readable.map((path) => [path, []]));
  const waiting = readable.filter((path) => !path.includes('{') && path !== SLOW);
  waiting.push(...(await makeStates()));
  const wrong = new Set<string>();
  for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
    const at = route;
    // The most specific path: literal segments win over parameters.
    const [path] = patterns.filter(([, pattern]) => pattern.test(at)).sort(byPlaces)[0] ?? [];
    const known = path === undefined ? undefined : requested.get(path);
    if (path === undefined || !known || known.includes(at) || known.length >= MOST) continue;
    known.push(at);
    const place = path.replaceAll('~', '~0').replaceAll('/', '~1');
    const schemaPath = `document#/paths/${place}/get/responses/200/content/application~1json/schema`;
    const check = ajv.getSchema(schemaPath);
    const types = Object.keys(document.paths[path]?.get?.responses[200]?.content ?? {});
    for (const query of ['', ...CONTEXTS.map((context) => `?context=${context}`)]) {
      const { status, type, body } = await ask(at + query);
      if (status === 200 && !types.includes(type)) wrong.add(`${path} is sent as ${type}`);
      if (status !== 200 || body === null) continue;
      waiting.push(...linksIn(body));
      // Without a schema the test could not fail.
      if (!check) throw new Error(`the document does not say what ${path} answers`);
      if (check(body) === false)
        for (const { instancePath, message } of check.errors ?? [])
          wrong.add(`${path}${query} ${instancePath.replaceAll(/\d+/g, 'N')} ${message}`);
    }
  }
  expect([...wrong]).toEqual([]);
  const seen = [...requested].filter(([, routes]) => routes.length > 0).map(([path]) => path);
  expect(seen).toEqual(expect.arrayContaining(WITH_PLACES));
});

function byPlaces([one]: readonly [string, RegExp], [other]: readonly [string, RegExp]): number {
  return one.split('{').length - other.split('{').length;
}

/** Some URLs that are reached by links only. */
const WITH_PLACES = [
  '/cms/v2/posts/{id}',
  '/cms/v2/posts/{parent}/revisions/{id}',
  '/cms/v2/pages/{id}/autosaves',
  '/cms/v2/blocks/{id}/autosaves',
  '/cms/v2/categories/{id}',
  '/cms/v2/users/{id}',
  '/cms/v2/comments/{id}',
  '/cms/v2/media/{id}',
  '/cms/v2/types/{type}',
  '/cms/v2/themes/{stylesheet}',
  '/cms/v2/block-types/{namespace}/{name}',
  '/cms/v2/sidebars/{id}',
];
