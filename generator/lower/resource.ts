import type { Schema } from '../../runtime/schema/types.ts';
import { digestOf } from '../files.ts';
import type { Project, ResourceFile } from '../load/project.ts';
import {
  endpointEntries,
  isRedirect,
  isWithoutBody,
  parsePattern,
} from '../../runtime/resource/index.ts';
import { responseSchema, usualStatus } from '../../runtime/resource/index.ts';
import type { ArgsSpec, EndpointSpec, RouteSpec } from '../../runtime/resource/index.ts';
import { endpointsOf } from '../model/api.ts';
import type { About, Arg, DeclaredResponse, Deprecation, Endpoint } from '../model/api.ts';
import type { Method, Resource, Route } from '../model/api.ts';
import { lowerArgs } from './args.ts';
import { usesBy, withShownNames } from './callbacks.ts';
import { dataOf, statusesOf, tokenOf, wordedErrors } from './about.ts';
import { lowerContexts, wholeOf } from './contexts.ts';
import { lowerLinks } from './links.ts';
import { fullPattern } from './pattern.ts';

export function lowerResource(file: ResourceFile, project: Project): Resource {
  const { spec, places, source } = file;
  const { resource: name, singular, base, schema, facts = {}, namespace = null } = spec;
  const publicSchema = responseSchema(schema);
  const properties = Object.entries(schema.properties);
  const wholeFields = properties.flatMap(([field, { whole }]) => (whole ? [field] : []));
  const token = tokenOf(project.about);
  const named = withShownNames(publicSchema, token);
  const contexts = lowerContexts(named, spec.contexts ?? [], wholeFields);
  const routes = Object.entries(spec.routes).map(([pattern, route]) =>
    lowerRoute(pattern, route, file, project),
  );
  const args = endpointsOf({ routes }).flatMap((endpoint) => endpoint.args);
  return {
    ...{ name, singular, source, namespace, token, base, schema, publicSchema, contexts },
    whole: wholeOf(named, contexts),
    wholeFields,
    links: lowerLinks(file),
    ...{ facts, routes },
    sharedSets: [...new Set(args.flatMap(({ sharedFrom }) => sharedFrom ?? []))].sort(),
    callbackUses: args.flatMap(usesBy),
    digest: digestOfInputs(file, project),
    origin: () => places.at(['resource']),
    singularOrigin: () => places.at(['singular']),
  };
}

/** Returns a digest of all inputs of a resource: its file, the files that it takes arguments from, and the product token. */
function digestOfInputs(file: ResourceFile, project: Project): string {
  const { resources, argSets, types, about } = project;
  const lists = Object.values(file.spec.routes).flatMap((route) => [
    route.args,
    ...endpointEntries(route).map(([, { args }]) => args),
  ]);
  const sources = new Set(lists.map((args) => args?.$from));
  return digestOf(
    JSON.stringify([
      file.digest,
      resources.filter(({ name }) => sources.has(name)).map(({ digest }) => digest),
      lists.flatMap((args) => args?.$include ?? []).map((name) => argSets.get(name)?.digest),
      [tokenOf(about), about.profile, about.errors],
      ...(types.size > 0 ? [[...types.values()].map(({ digest }) => digest)] : []),
    ]),
  );
}

function lowerRoute(key: string, route: RouteSpec, file: ResourceFile, project: Project): Route {
  const pattern = fullPattern(file.spec.base, key, route);
  const { path, groups } = parsePattern(pattern);
  const names = new Set(groups.map(({ name }) => name));
  return {
    pattern,
    path,
    allowBatch: route.allow_batch ?? null,
    showsSchema: route.shows_schema ?? true,
    ...(route.nested && { nested: route.nested }),
    endpoints: endpointEntries(route).map(([name, endpoint]) => {
      const lowered = (args: ArgsSpec | undefined, ...steps: readonly string[]) =>
        lowerArgs(args, ['routes', key, ...steps, 'args'], endpoint.methods, file, project);
      const all = [...lowered(route.args), ...lowered(endpoint.args, name)];
      // Later arguments override earlier ones.
      const args = new Map(
        all.map((arg) => [arg.name, { ...arg, inPath: names.has(arg.name) }] as const),
      );
      return {
        ...{ name, id: `${file.spec.resource}.${name}` },
        ...lowerEndpoint(endpoint, route, [...args.values()], project.about),
        origin: () => file.places.ofName(['routes', key, name]),
      };
    }),
    origin: () => file.places.ofName(['routes', key]),
  };
}

function lowerEndpoint(
  endpoint: EndpointSpec,
  route: RouteSpec,
  args: readonly Arg[],
  about: About,
): Omit<Endpoint, 'name' | 'id' | 'origin'> {
  const { methods, description = null, answers, security } = endpoint;
  const { summary, operationId, tags, media, context = 'view', uploads = false } = endpoint;
  const status = usualStatus(endpoint);
  const schema: Schema | undefined = isWithoutBody(status) ? NO_BODY : endpoint.answer_schema;
  const responses = responsesOf(endpoint, tokenOf(about));
  const deprecated = deprecationOf(endpoint);
  const { nested } = route;
  // Including that of a nested route.
  const codes = new Set([...(endpoint.errors ?? []), ...(nested ? [nested.missing] : [])]);
  const errors = codes.size === endpoint.errors?.length ? endpoint.errors : [...codes].sort();
  const errorData = errors.flatMap((code) => {
    const data = dataOf(code, about);
    return data ? [[code, data] as const] : [];
  });
  const worded = new Set(wordedErrors(about).map(({ code }) => code));
  return {
    methods: methodsOf(methods),
    description,
    ...(summary !== undefined && { summary }),
    ...(operationId !== undefined && { operationId }),
    ...(tags && { tags }),
    ...(deprecated && { deprecated }),
    answers,
    status,
    ...(responses && { responses }),
    answer: schema ? { schema, shown: withShownNames(schema, tokenOf(about)) } : null,
    ...(media !== undefined && { media }),
    context,
    asks: args.find(({ name }) => name === 'context')?.definition.enum?.map(String) ?? [],
    uploads: Boolean(uploads),
    ...(typeof uploads === 'object' && { files: uploads }),
    ...(security && { security }),
    errors,
    hasConstructors: errors.length > 0 && errors.every((code) => worded.has(code)),
    ...(errorData.length > 0 && { errorData: Object.fromEntries(errorData) }),
    statuses: Object.fromEntries(errors.map((code) => [code, statusesOf(code, about)])),
    args,
  };
}

const NO_BODY: Schema = { type: 'null' };

/** Returns the responses of an endpoint that declares several, or headers. */
function responsesOf(
  endpoint: EndpointSpec,
  token: string,
): readonly DeclaredResponse[] | undefined {
  const usual = usualStatus(endpoint);
  if (!endpoint.responses && !isRedirect(usual)) return undefined;
  const all: EndpointSpec['responses'] = { [usual]: {}, ...endpoint.responses };
  return Object.entries(all).map(([key, { schema = NO_BODY, headers = {}, ...others }]) => {
    const status = Number(key);
    const isOther = others.answers === undefined && (status !== usual || isRedirect(status));
    return {
      ...{ status, ...others },
      schema: isOther ? withShownNames(schema, token) : null,
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
