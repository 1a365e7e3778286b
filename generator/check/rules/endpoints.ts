import { allowsBatch, isWithoutBody, usualStatus } from '../../../runtime/resource/index.ts';
import type { EndpointSpec, ResponseSpec } from '../../../runtime/resource/index.ts';
import { parsePattern } from '../../../runtime/resource/pattern.ts';
import { allSchemas } from '../../../runtime/schema/sub-schemas.ts';
import type { ArgDefinition, Schema } from '../../../runtime/schema/types.ts';
import { diagnose, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { lowerArgs } from '../../lower/args.ts';
import { fullPattern } from '../../lower/pattern.ts';
import { methodsOf } from '../../lower/resource.ts';
import { endpointsOf, schemasOf, type EndpointSite, type Rule } from '../walk.ts';

export const endpointRules: readonly Rule[] = [
  ...[idleKeyword, uploads, wholeBody, badHeader, badResponse],
];

/**
 * routes/idle-keyword: an `answer_schema` or `media` of an endpoint that responds with items, an `answer_schema` next to the `media` of a
 * text or of bytes, and an `allow_batch` of a route for an endpoint whose response is not JSON.
 */
function* idleKeyword({ resources }: Project): Iterable<Diagnostic> {
  for (const { name, endpoint, route, key, file, nameAt } of resources.flatMap(endpointsOf)) {
    const { answers, methods, media } = endpoint;
    for (const keyword of ['answer_schema', 'media'] as const) {
      const reason =
        answers !== 'any'
          ? `with "answers": "${answers}" the response consists of items`
          : `the response is ${media}`;
      const isOther = keyword === 'answer_schema' && media !== undefined && !STREAMS.has(media);
      if (endpoint[keyword] !== undefined && (answers !== 'any' || isOther))
        yield diagnose('routes/idle-keyword', nameAt(keyword), { keyword, name, reason });
    }
    if (media === undefined || answers !== 'any') continue;
    if (!methodsOf(methods).some((method) => allowsBatch(route.allow_batch, method))) continue;
    const reason = `a batch has no responses of the type ${media}`;
    const span = file.places.ofName(['routes', key, 'allow_batch']);
    yield diagnose('routes/idle-keyword', span, { keyword: 'allow_batch', name, reason });
  }
}

const STREAMS: ReadonlySet<string> = new Set(['application/x-ndjson', 'text/event-stream']);

/**
 * routes/idle-uploads: `uploads` of an endpoint with a method without a request body. routes/file-argument: a file with the name of an
 * argument. schema/empty-range: a field with fewer files than it has at least.
 */
function* uploads(project: Project): Iterable<Diagnostic> {
  for (const site of project.resources.flatMap(endpointsOf)) {
    const { name, endpoint, at, nameAt } = site;
    const method = methodsOf(endpoint.methods).find((one) => one === 'GET' || one === 'DELETE');
    if (Boolean(endpoint.uploads) && method !== undefined)
      yield diagnose('routes/idle-uploads', at('uploads'), { name, method });
    if (typeof endpoint.uploads !== 'object') continue;
    const args = argsOf(site, project).map((arg) => arg.name);
    for (const [file, { minItems = 0, maxItems = Infinity }] of Object.entries(endpoint.uploads)) {
      if (args.includes(file))
        yield diagnose('routes/file-argument', nameAt('uploads', file), { name: file });
      const limits = { least: String(minItems), most: String(maxItems) };
      const values = { lower: 'minItems', upper: 'maxItems', ...limits };
      if (minItems > maxItems)
        yield diagnose('schema/empty-range', at('uploads', file, 'minItems'), values);
    }
  }
}

/** routes/whole-body: an argument in the place `body`, next to files or other arguments in it, or of a method without a body. */
function* wholeBody(project: Project): Iterable<Diagnostic> {
  // Few projects have one, and the arguments of all endpoints take long to collect.
  if (!schemasOf(project).some(({ schema, as }) => as === 'argument' && isWhole(schema))) return;
  for (const site of project.resources.flatMap(endpointsOf)) {
    const { name, endpoint, at } = site;
    const usual = /GET|DELETE/.test(endpoint.methods) ? 'query' : 'body';
    const { groups } = parsePattern(fullPattern(site.file.spec.base, site.key, site.route));
    const inPath = new Set(groups.map((group) => group.name));
    const args = argsOf(site, project).filter((arg) => !inPath.has(arg.name));
    const inBody = args.filter(({ definition }) => (definition.in ?? usual) === 'body');
    const whole = inBody.find(({ definition }) => isWhole(definition))?.name;
    if (whole === undefined) continue;
    if (inBody.length > 1 || Boolean(endpoint.uploads) || endpoint.methods.includes('GET'))
      yield diagnose('routes/whole-body', at('args', whole, 'in'), { arg: whole, name });
  }
}

function isWhole(argument: Schema): boolean {
  // The schema of an argument is its definition.
  return (argument as ArgDefinition).in === 'body';
}

/** Returns the arguments of an endpoint, with those of sets and schemas; none if one of these is unknown, which another rule reports. */
function argsOf({ endpoint, file, path }: EndpointSite, project: Project) {
  const { args, methods } = endpoint;
  const { $from: source = 'schema', $include: sets = [] } = args ?? {};
  const isKnown = source === 'schema' || project.resources.some(({ name }) => name === source);
  if (!isKnown || !sets.every((set) => project.argSets.has(set))) return [];
  return lowerArgs(args, [...path, 'args'], methods, file, project);
}

/** args/bad-header: an argument in a header that no request can have. */
function* badHeader(project: Project): Iterable<Diagnostic> {
  for (const { schema, as, path, nameAt } of schemasOf(project)) {
    const name = String(path.at(-1));
    const isSent = as === 'argument' && (schema as ArgDefinition).in === 'header';
    const problem = isSent ? headerProblem(name, schema) : null;
    if (problem !== null) yield diagnose('args/bad-header', nameAt(), { name, problem });
  }
}

function headerProblem(name: string, schema: Schema): string | null {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) return 'this is not the name of a header';
  if (OF_HTTP.has(name.toLowerCase())) return 'clients and servers of HTTP set this header';
  const types = [...allSchemas(schema)].flatMap(({ type = [] }) => type);
  if (types.includes('object')) return 'its value is an object';
  return types.includes('null') ? 'a header has no value null' : null;
}

const OF_HTTP: ReadonlySet<string> = new Set([
  ...['connection', 'content-length', 'cookie', 'host', 'keep-alive', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade'],
]);

/** routes/bad-response: a response whose body, headers or kind is not possible. */
function* badResponse({ resources }: Project): Iterable<Diagnostic> {
  for (const { name, endpoint, at, nameAt } of resources.flatMap(endpointsOf)) {
    const { answers, answer_schema: schema, media, responses = {} } = endpoint;
    const usual = usualStatus(endpoint);
    const hasBody = answers !== 'any' || media !== undefined || (schema && schema.type !== 'null');
    if (hasBody && isWithoutBody(usual)) {
      const values = { status: String(usual), name, problem: NO_BODY };
      yield diagnose('routes/bad-response', at('status'), values);
    }
    for (const [status, response] of Object.entries(responses)) {
      const found = responseProblem(Number(status), response, endpoint);
      if (!found) continue;
      const { problem, path = [] } = found;
      const span = nameAt('responses', status, ...path);
      yield diagnose('routes/bad-response', span, { status, name, problem });
    }
  }
}

const NO_BODY = 'has a body, which this status does not allow';

function responseProblem(
  status: number,
  { schema, answers, headers = {} }: ResponseSpec,
  endpoint: EndpointSpec,
): { readonly problem: string; readonly path?: readonly string[] } | null {
  if (STREAMS.has(endpoint.media ?? ''))
    return { problem: 'is one of a stream of values, which has one response only' };
  const hasItem = endpoint.answers === 'item' || endpoint.answers === 'created';
  if (schema || answers) {
    if (isWithoutBody(status)) return { problem: NO_BODY };
    if (status === usualStatus(endpoint))
      return {
        problem:
          'is the usual one: "answers" and "answer_schema" of the endpoint describe its body',
      };
    if (answers && !hasItem) return { problem: 'has an item, and the usual response has none' };
  }
  for (const [header, { type }] of Object.entries(headers))
    if (type === undefined || [type].flat().some((one) => !SCALARS.has(one))) {
      const problem = `has the header "${header}", whose type is not a text, a number or a boolean`;
      return { problem, path: ['headers', header] };
    }
  return null;
}

const SCALARS: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean']);
