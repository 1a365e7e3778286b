import { statusesOf, tokenOf, wordedErrors } from '../lower/about.ts';
import { usualStatus } from '../../runtime/resource/index.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import type { About, Api, DeclaredResponse, Endpoint, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { Imports, modules } from './imports.ts';
import { render } from './render.ts';
import { hasParser } from './parse.ts';
import { doc, id, inline, literal, member, property, ts, type Source } from './source.ts';
import { withConstants } from './type-schemas.ts';
import { article, capital } from './wording.ts';

/** Prints `generated/routes.ts`: the handlers of the site, and a function that registers all routes (2.3). */
export function emitAllRoutes(api: Api, names: Names): string {
  const imports = new Imports(names.modules.routes, names);
  const resources = api.resources
    .map((resource) => names.of(resource))
    .map(({ key, files, handlers, register }) => ({
      key: id(key),
      handlers: imports.type(files.handlers, handlers),
      register: imports.value(files.routes, register),
    }));
  const { int64 } = names.settings;
  return render('all-routes', imports, {
    resources,
    settings: literal({ ...apiSettings(api.about), ...(int64 === 'bigint' && { int64 }) }),
    server: imports.type(modules.server, 'Registrar'),
    registerAll: imports.value(modules.server, 'registerResources'),
    callbacks: imports.type(names.modules.callbacks, 'Callbacks'),
  });
}

/** Returns the settings of a server that follow from schemas/api.json. */
function apiSettings(about: About) {
  const { profile = 'content-api', server = '', token } = about;
  if (profile === 'content-api') return { profile, token: tokenOf(about) };
  const { pathname } = new URL(server, 'http://localhost');
  const challenge = challengeOf(about);
  const protocol = { prefix: pathname.replace(/^\/+|\/+$/g, ''), ...(challenge && { challenge }) };
  return { profile, protocol, ...(token !== undefined && { token }) };
}

/** Returns the value of `WWW-Authenticate` (RFC 9110): the HTTP authentication schemes of schemas/api.json. */
function challengeOf({ securitySchemes = {}, title }: About): string {
  const schemes = Object.values(securitySchemes).filter(({ type }) => type !== 'apiKey');
  const names = schemes.map((each) => (each.type === 'http' ? capital(each.scheme) : 'Bearer'));
  return [...new Set(names)].map((name) => `${name} realm=${JSON.stringify(title)}`).join(', ');
}

/** Prints `generated/<resource>/routes.ts`: the links of the items, and a function that registers the routes. */
export function emitRoutes(resource: Resource, api: Api, names: Names): string {
  const { files, handlers, links, register, schema } = names.of(resource);
  const imports = new Imports(files.routes, names);
  const routes = resource.routes.map((route) => {
    const args = imports.all(files.args, 'args');
    return {
      namespace: resource.namespace === null ? ts`server.core` : literal(resource.namespace),
      pattern: literal(route.pattern),
      schema: route.showsSchema && imports.value(files.schema, schema),
      allowBatch: route.allowBatch !== null && literal(route.allowBatch),
      endpoints: route.endpoints.map((endpoint) => printed(endpoint, args, api, names, imports)),
    };
  });
  return render('routes', imports, {
    routes,
    linksDoc: doc(`The links of ${article(resource)}, in order.`),
    links: id(links),
    // Without the properties that only the generator needs.
    linkRules: resource.links.map(({ embeds: _embeds, origin: _origin, ...rule }) => literal(rule)),
    linksType: imports.type(modules.shape, 'LinkTable'),
    doc: doc(`Registers the routes of \`${resource.name}\`.`),
    register: id(register),
    shape: shape(resource, names, imports),
    registerType: imports.type(modules.server, 'RegisterRoutes'),
    handlers: imports.type(files.handlers, handlers),
  });
}

function shape(resource: Resource, names: Names, imports: Imports): Source {
  const { files, contexts, projections, links } = names.of(resource);
  return inline([
    member('contexts', imports.value(files.contexts, contexts)),
    member('views', imports.value(files.contexts, projections)),
    member('links', id(links)),
    ...(resource.wholeFields.length > 0 ? [member('wholeFields', resource.wholeFields)] : []),
    ...(Object.keys(resource.facts).length > 0 ? [member('facts', ts`handlers.facts`)] : []),
  ]);
}

function printed(endpoint: Endpoint, all: Source, api: Api, names: Names, imports: Imports) {
  const schemaOf = (schema: Schema) => withConstants(schema, api, names, imports).printed;
  const dataOf = (all: { readonly [code: string]: Schema }) =>
    Object.entries(all).map(([code, schema]) => member(code, schemaOf(schema)));
  const { method, args, parse } = names.ofEndpoint(endpoint);
  const { answer, answers, context, uploads, deprecated, media, responses } = endpoint;
  const { route, errors } = endpoint;
  const isImplied =
    endpoint.status === usualStatus({ answers, ...(answer && { answer_schema: answer.schema }) });
  const { message } = wordedErrors(api.about).get(route.nested?.missing ?? '') ?? {};
  const replies = (responses ?? []).map((each) => responseOf(each, schemaOf));
  return {
    methods: literal(endpoint.methods.join(', ')),
    args: property(all, args),
    parse: hasParser(endpoint.args) && property(all, parse),
    handler: property(id('handlers'), method),
    answers: literal(answers),
    options: [
      answer && member('answerSchema', schemaOf(answer.schema)),
      media !== undefined && member('media', media),
      !isImplied && member('status', endpoint.status),
      responses && member('responses', inline(replies)),
      member('errors', inline(errors.map((code) => member(code, statusesOf(code, api.about))))),
      endpoint.errorData && member('errorData', inline(dataOf(endpoint.errorData))),
      context !== 'view' && member('context', context),
      uploads && member('uploads', endpoint.files ?? true),
      deprecated && member('deprecation', deprecated.header),
      route.nested && member('nested', { ...route.nested, ...(message && { message }) }),
    ].flatMap((option) => option || []),
  };
}

function responseOf(
  { status, answers, schema, headers }: DeclaredResponse,
  schemaOf: (schema: Schema) => Schema,
): Source {
  const given = { ...(answers && { answers }), ...(schema && { schema: schemaOf(schema) }) };
  return member(String(status), { ...given, ...(Object.keys(headers).length > 0 && { headers }) });
}
