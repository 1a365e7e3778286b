import type { TestSite, SiteResponse } from '../../site/site-of.ts';
import { Judged } from '../types.ts';
import type { Case, CaseInput, Op } from '../types.ts';
import type { CaseSites } from './case-sites.ts';

/** Sends a request to the default collections, with the content of `site.json`. */
export function serveOnSite(sites: CaseSites): Op {
  return ({ input }, { directory, file }) => {
    const askFor = async (site: TestSite): Promise<object> => {
      const answer = answerOf(await site.ask(askOf(input)));
      // Outside of `site` the records contain no descriptions, since their wording is free.
      return file === 'site' ? answer : withoutDescriptions(answer);
    };
    // A case that could change something has its own site.
    const isRead = input['method'] === 'GET' || input['method'] === 'HEAD';
    return isRead ? sites.shared(directory).then(askFor) : sites.withFresh(directory, askFor);
  };
}

function withoutDescriptions(answer: object): object {
  const text = JSON.stringify(answer, (name, value: unknown) =>
    name === 'description' && typeof value === 'string' ? undefined : value,
  );
  // The text was serialized from an object above.
  return JSON.parse(text) as object;
}

/** Sends requests one after another, each series with the content of `site.json`. */
export function scenarioOnSite(sites: CaseSites): Op {
  return ({ steps = [] }: Case, { directory }) =>
    sites.withFresh(directory, async (site) => {
      const captured = new Map<string, unknown>();
      const expected: unknown[] = [];
      const got: unknown[] = [];
      for (const step of steps) {
        const response = await site.ask(
          askOf(filledIn(step, captured) as CaseInput, { isWire: true }),
        );
        for (const [name, path] of Object.entries(asMap(step['capture'])))
          captured.set(name, pick(response.body, String(path)));
        expected.push(filledIn(step['expected'], captured));
        got.push(stepAnswer(step, response));
      }
      return new Judged({ steps: expected }, { steps: got });
    });
}

function askOf(input: CaseInput, { isWire = false } = {}) {
  const { user, method, route, body } = input;
  const query = asMap(input['query']);
  return {
    user: typeof user === 'string' ? user : (0 as const),
    method: String(method ?? 'GET'),
    route: String(route),
    // Captured numbers are text in a URL.
    query: isWire ? Object.fromEntries(Object.entries(query).map(wireValue)) : query,
    ...(body === undefined ? {} : { body }),
    headers: asMap(input['headers']) as { [name: string]: string },
  };
}

function wireValue([name, value]: [string, unknown]): [string, unknown] {
  return [name, typeof value === 'number' ? String(value) : value];
}

function answerOf({ status, headers, text, body }: SiteResponse): object {
  const cache = headers.get('Cache-Control');
  return {
    status,
    headers: Object.fromEntries(
      [...headers].filter(([name]) => name !== 'Cache-Control' && name !== 'Expires'),
    ),
    ...(text === null || text === '' ? { empty: true } : { body }),
    ...(cache?.includes('no-cache') && { no_cache: true }),
  };
}

/** The records omit a `Location` with a random name that no step captured. */
function isRandom(name: string, value: string, step: CaseInput): boolean {
  if (name.toLowerCase() !== 'location' || !/[0-9a-f]{8}-[0-9a-f]{4}-/.test(value)) return false;
  return step['capture'] === undefined;
}

const KEPT_HEADERS = /^(?:allow|location|x-cms-total|x-cms-totalpages)$/i;

/** The parts of a response that the steps of a scenario record. */
function stepAnswer(step: CaseInput, { status, headers, body }: SiteResponse): object {
  const kept = [...headers].filter(
    ([name, value]) => KEPT_HEADERS.test(name) && !isRandom(name, value, step),
  );
  const shown = kept.map(([name, value]) => [name, /total/i.test(name) ? Number(value) : value]);
  const paths = Array.isArray(step['pick']) ? step['pick'].map(String) : [];
  const isError = status >= 400;
  return {
    status,
    ...(isError ? errorOf(body) : {}),
    ...(!isError && paths.length > 0
      ? { picked: Object.fromEntries(paths.map((path) => [path, pick(body, path)])) }
      : {}),
    ...(shown.length > 0 ? { headers: Object.fromEntries(shown) as object } : {}),
  };
}

function errorOf(body: unknown): object {
  const { code, data } = asMap(body);
  const { status: _status, params, details: _details, ...rest } = asMap(data);
  const names = Array.isArray(params) ? params : Object.keys(asMap(params));
  const keys = Object.keys(rest);
  return {
    code,
    ...(params === undefined ? {} : { params: names }),
    ...(keys.length > 0 ? { data_keys: keys } : {}),
  };
}

const ABSENT = { absent: true };

/** Returns the value at a path: `#` is the length of a list, `*.x` selects `x` of every item. */
function pick(value: unknown, path: string): unknown {
  if (path === '#') return Array.isArray(value) ? value.length : ABSENT;
  if (path.startsWith('#')) return pick(pick(value, path.slice(1)), '#');
  if (path.startsWith('*.'))
    return Array.isArray(value) ? value.map((item) => pick(item, path.slice(2))) : ABSENT;
  let at: unknown = value;
  for (const name of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return ABSENT;
    at = asMap(at)[name];
  }
  return at;
}

/** Replaces `{{name}}` in every text at any depth; a text that consists of it keeps the type of the value. */
function filledIn(value: unknown, captured: ReadonlyMap<string, unknown>): unknown {
  if (typeof value === 'string') {
    const whole = /^\{\{(\w+)\}\}$/.exec(value)?.[1];
    if (whole !== undefined) return captured.has(whole) ? captured.get(whole) : value;
    return value.replace(/\{\{(\w+)\}\}/g, (text, name: string) =>
      captured.has(name) ? String(captured.get(name)) : text,
    );
  }
  if (Array.isArray(value)) return value.map((item) => filledIn(item, captured));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, filledIn(member, captured)]),
  );
}

function asMap(value: unknown): { readonly [name: string]: unknown } {
  // Items of a list are selected by their positions.
  return typeof value === 'object' && value !== null
    ? (value as { readonly [name: string]: unknown })
    : {};
}
