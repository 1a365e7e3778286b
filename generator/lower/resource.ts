import type { Schema } from '../../runtime/schema/types.ts';
import { digestOf } from '../files.ts';
import type { Project, ResourceFile } from '../load/project.ts';
import { endpointEntries, isRedirect, isWithoutBody } from '../../runtime/resource/index.ts';
import { linkEntries, linkRule, parsePattern } from '../../runtime/resource/index.ts';
import { responseSchema, usualStatus } from '../../runtime/resource/index.ts';
import type { ArgsSpec, EndpointSpec, RouteSpec } from '../../runtime/resource/index.ts';
import type { About, Arg, Deprecation, Endpoint } from '../model/api.ts';
import type { Method, Resource, Route } from '../model/api.ts';
import { lowerArgs } from './args.ts';
import { withToken } from './callbacks.ts';
import { commonCodes, dataOf, tokenOf, wordedErrors } from './about.ts';
import { lowerContexts, shownIn } from './contexts.ts';
import { fullPattern } from './pattern.ts';

export function lowerResource(file: ResourceFile, project: Project): Resource {
  const { spec, places, source } = file;
  const { resource: name, singular, base, schema, facts = {}, namespace = null } = spec;
  const publicSchema = responseSchema(schema);
  const properties = Object.entries(schema.properties);
  const wholeFields = properties.flatMap(([field, { whole }]) => (whole ? [field] : []));
  const token = tokenOf(project.about);
  const named = withToken(publicSchema, token);
  const contexts = lowerContexts(named, spec.contexts ?? [], wholeFields);
  return {
    ...{ name, singular, source, namespace, token, base, schema, publicSchema, contexts },
    whole: shownIn(named, spec.contexts ?? []),
    wholeFields,
    links: linkEntries(spec.links).map(({ rel, link, path }) => ({
      ...linkRule(rel, link),
      embeds: link.embeds ?? null,
      origin: () => places.at(path),
    })),
    facts,
    routes: Object.entries(spec.routes).map(([pattern, route]) =>
      lowerRoute(pattern, route, file, project),
    ),
    digest: digestOfInputs(file, project),
    origin: () => places.at(['resource']),
    singularOrigin: () => places.at(['singular']),
  };
}

/** Returns a digest of the file of a resource and of those of the resources that it takes arguments from. */
function digestOfInputs({ spec, digest }: ResourceFile, { resources }: Project): string {
  const routes = Object.values(spec.routes);
  const endpoints = routes.flatMap((route) => endpointEntries(route).map(([, each]) => each));
  const named = new Set([...routes, ...endpoints].map(({ args }) => args?.$from));
  const others = resources.filter(({ name }) => named.has(name)).map((other) => other.digest);
  return digestOf(JSON.stringify([digest, others]));
}

function lowerRoute(key: string, spec: RouteSpec, file: ResourceFile, project: Project) {
  const pattern = fullPattern(file.spec.base, key, spec);
  const { path, groups } = parsePattern(pattern);
  const names = new Set(groups.map(({ name }) => name));
  const route: Route = {
    pattern,
    path,
    allowBatch: spec.allow_batch ?? null,
    showsSchema: spec.shows_schema ?? true,
    ...(spec.nested && { nested: spec.nested }),
    origin: () => file.places.ofName(['routes', key]),
  };
  const isOrdinary = (file.spec.contexts ?? []).length === 0;
  const endpoints = endpointEntries(spec).map(([name, endpoint]): Endpoint => {
    const lowered = (args: ArgsSpec | undefined, ...steps: readonly string[]) =>
      lowerArgs(args, ['routes', key, ...steps, 'args'], endpoint.methods, file, project);
    const all = [...lowered(spec.args), ...lowered(endpoint.args, name)];
    // Later arguments override earlier ones.
    const args = new Map(
      all.map((arg) => [arg.name, { ...arg, inPath: names.has(arg.name), isOrdinary }] as const),
    );
    return {
      ...{ name, id: `${file.spec.resource}.${name}`, route },
      ...lowerEndpoint(endpoint, route, [...args.values()], project.about),
      origin: () => file.places.ofName(['routes', key, name]),
    };
  });
  return { ...route, endpoints };
}

function lowerEndpoint(
  endpoint: EndpointSpec,
  { nested }: Route,
  args: readonly Arg[],
  about: About,
): Omit<Endpoint, 'name' | 'id' | 'route' | 'origin'> {
  const { methods, description = null, context = 'view', uploads = false, ...others } = endpoint;
  const { args: _args, answer_schema: own, errors: named = [], ...further } = others;
  const { deprecated: _deprecated, responses: _responses, ...unchanged } = further;
  const status = usualStatus(endpoint);
  const schema: Schema | undefined = isWithoutBody(status) ? NO_BODY : own;
  const responses = responsesOf(endpoint, tokenOf(about));
  const deprecated = deprecationOf(endpoint);
  const errors = [...new Set([...named, ...(nested ? [nested.missing] : [])])].sort();
  const asked = args.find(({ name, isOrdinary }) => name === 'context' && !isOrdinary);
  const isWorded = (code: string) => wordedErrors(about).has(code);
  const errorData = errors.flatMap((code) => {
    const data = dataOf(code, about);
    return data ? [[code, data] as const] : [];
  });
  return {
    ...{ ...unchanged, description, status, context, errors, args },
    methods: methodsOf(methods),
    ...(deprecated && { deprecated }),
    ...(responses && { responses }),
    answer: schema ? { schema, shown: withToken(schema, tokenOf(about)) } : null,
    asks: asked?.definition.enum?.map(String) ?? [],
    uploads: Boolean(uploads),
    ...(typeof uploads === 'object' && { files: uploads }),
    hasConstructors:
      errors.some(isWorded) && errors.every((code) => isWorded(code) || commonCodes.has(code)),
    ...(errorData.length > 0 && { errorData: Object.fromEntries(errorData) }),
  };
}

const NO_BODY: Schema = { type: 'null' };

/** Returns the responses of an endpoint that declares several, or headers. */
function responsesOf(endpoint: EndpointSpec, token: string) {
  const usual = usualStatus(endpoint);
  if (!endpoint.responses && !isRedirect(usual)) return undefined;
  const all: EndpointSpec['responses'] = { [usual]: {}, ...endpoint.responses };
  return Object.entries(all).map(([key, { schema = NO_BODY, headers = {}, ...others }]) => {
    const status = Number(key);
    const isOther = others.answers === undefined && (status !== usual || isRedirect(status));
    return {
      ...{ status, ...others },
      schema: isOther ? withToken(schema, token) : null,
      headers: { ...(isRedirect(status) && { Location: LOCATION }), ...headers },
    };
  });
}

const LOCATION: Schema = { description: 'URL of the redirect.', type: 'string' };

/** Returns the deprecation of an endpoint, whose header has the date of RFC 9745 if the file names one. */
function deprecationOf({ deprecated }: EndpointSpec): Deprecation | null {
  if (deprecated === undefined || deprecated === false) return null;
  if (typeof deprecated !== 'object')
    return { message: deprecated === true ? '' : deprecated, header: 'true' };
  const { message = '', since } = deprecated;
  return { message, header: `@${Date.parse(since) / 1000}` };
}

/** `POST, PUT` → its methods. */
export function methodsOf(methods: string): Method[] {
  // The meta schema allows only methods.
  return methods.split(', ') as Method[];
}
