import { fillTemplates, lowerResource } from '../../../runtime/resource/index.ts';
import type { LoweredResource, ResourceSpec, Template } from '../../../runtime/resource/index.ts';
import { registerResource } from '../../../runtime/server/index.ts';
import type { Registrar, Server } from '../../../runtime/server/index.ts';
import { autosavesBase } from '../../../generated/bases/autosaves.ts';
import { postStateBase } from '../../../generated/bases/post-state.ts';
import { postTermsBase } from '../../../generated/bases/post-terms.ts';
import { postTypeBase } from '../../../generated/bases/post-type.ts';
import { revisionsBase } from '../../../generated/bases/revisions.ts';
import { termBase } from '../../../generated/bases/term.ts';
import { registerRoutes } from '../../../generated/routes.ts';
import { argSets } from '../../../generated/shared/sets.ts';
import { avatarSizes } from '../avatars.ts';
import { isBelow } from '../content-types.ts';
import type { ContentTypes } from '../content-types.ts';
import type { PostType } from '../post-types.ts';
import type { Taxonomy } from '../taxonomies.ts';
import * as callbacks from '../../handlers/callbacks.ts';
import { handlers } from '../../handlers/index.ts';
import { postHandlers } from '../../handlers/post-type/handlers.ts';
import { autosaveHandlers } from '../../handlers/revision/autosaves.ts';
import { revisionHandlers } from '../../handlers/revision/revisions.ts';
import { termHandlers } from '../../handlers/taxonomy/handlers.ts';
import { searchHandlers } from '../../search/handlers.ts';
import { searchRoute } from '../../search/route.ts';
import { avatarSizesRoute, extendedRoute, extendedStateRoute } from './extend-route.ts';
import type { Controller } from './options.ts';
import { extendedSchema, postLinks, termFeatures, termWords, wordsOf } from './extension.ts';

/**
 * Registers every route of the site: the routes of the schema files, with the fields and arguments added at run
 * time, and the routes of registered types (2.1). Later registrations take effect immediately.
 */
export function registerSiteRoutes(server: Server, types: ContentTypes): void {
  registerRoutes(extending(server, types, null), handlers, callbacks);
  const run = controllerRunner(server);
  registerTypes(server, types, run, null);
  types.onRegistered((routes) => {
    registerRoutes(extending(server, types, routes), handlers, callbacks);
    registerTypes(server, types, run, routes);
  });
}

/**
 * Returns the function that runs the controllers of registered types. Their routes are not derived from anything
 * else, so each controller runs once.
 */
function controllerRunner(server: Server) {
  const ran = new Map<string, unknown>();
  return <Type extends PostType | Taxonomy>(type: Type, controller: Controller<Type>): void => {
    if (ran.get(type.name) === controller) return;
    ran.set(type.name, controller);
    controller(server, type);
  };
}

/** Returns a registrar that extends routes; with `changed` it skips routes that are not below one of these. */
function extending(
  server: Server,
  types: ContentTypes,
  changed: ReadonlySet<string> | null,
): Registrar {
  return {
    core: server.core,
    registerRoute(namespace, route, definition, override = false) {
      const path = `/${namespace}${route}`;
      if (!isChanged(path, changed)) return true;
      const extension = types.extensionOfRoute(path);
      const extend = STATES.test(path) ? extendedStateRoute : extendedRoute;
      const extended = extension ? extend(definition, extension) : definition;
      const isSearch = path === `/${server.core}/search`;
      const whole = isSearch
        ? searchRoute(extended, searchHandlers(server.hooks), types)
        : avatarSizesRoute(extended, avatarSizes(server.hooks));
      return server.registerRoute(namespace, route, whole, override || changed !== null);
    },
  };
}

/** Matches the routes of revisions and autosaves, below the group of a post. */
const STATES = /\)\/(?:revisions|autosaves)(?:\/|$)/;

function registerTypes(
  server: Server,
  types: ContentTypes,
  run: ReturnType<typeof controllerRunner>,
  changed: ReadonlySet<string> | null,
): void {
  const override = changed !== null;
  const isNew = ({ namespace, base }: PostType | Taxonomy): boolean =>
    isChanged(`/${namespace ?? server.core}/${base}`, changed);

  for (const { type, controller } of types.registeredPostTypes()) {
    if (controller === null || !isNew(type)) continue;
    const resource = postTypeResource(type, types);
    if (controller) run(type, controller);
    else registerPosts(server, type, resource.lowered, override);
    registerStates(server, type, resource.spec, override);
  }
  for (const { type, controller } of types.registeredTaxonomies()) {
    if (controller === null || !isNew(type)) continue;
    if (controller) run(type, controller);
    else registerTaxonomy(server, types, type, override);
  }
}

function isChanged(path: string, changed: ReadonlySet<string> | null): boolean {
  return changed === null || [...changed].some((root) => isBelow(path, root));
}

function registerPosts(
  server: Server,
  { name, namespace }: PostType,
  lowered: LoweredResource,
  override: boolean,
): void {
  const { facts, ...endpoints } = postHandlers(name, lowered.schema);
  registerResource(server, lowered, { namespace, endpoints, facts, callbacks, override });
}

/**
 * Registers the routes of previous states of posts (2.1): revisions for types that support them, and
 * autosaves for all types, including those with a controller of their own.
 */
function registerStates(
  server: Server,
  type: PostType,
  parent: ResourceSpec,
  override: boolean,
): void {
  const { namespace, name } = type;
  const words = {
    ...wordsOf(type),
    post_type: name,
    parent_singular: type.label.singular.toLowerCase(),
    parent_resource: name,
  };
  const features = featuresOf(type);
  const sources = { sets: argSets, schemas: { [name]: parent.schema } };
  const stateOf = (template: Template): LoweredResource =>
    lowerResource(
      fillTemplates([
        { template, params: words, features },
        { template: postStateBase, params: words, features },
        { template: { resource: name, singular: name, base: type.base }, params: {}, features },
      ]),
      sources,
    );
  if (type.supports.has('revisions')) {
    const revisions = stateOf(revisionsBase);
    const endpoints = { ...revisionHandlers(name, revisions.schema) };
    registerResource(server, revisions, { namespace, endpoints, callbacks, override });
  }
  const autosaves = stateOf(autosavesBase);
  const endpoints = { ...autosaveHandlers(name, autosaves.schema) };
  registerResource(server, autosaves, { namespace, endpoints, callbacks, override });
}

function registerTaxonomy(
  server: Server,
  types: ContentTypes,
  taxonomy: Taxonomy,
  override: boolean,
): void {
  const resource = taxonomyResource(taxonomy, types);
  const endpoints = { ...termHandlers(taxonomy.name, resource.schema) };
  const { namespace } = taxonomy;
  registerResource(server, resource, { namespace, endpoints, callbacks, override });
}

/** Returns a post type in the form of a schema file, and its compiled form. */
export function postTypeResource(type: PostType, types: ContentTypes) {
  const words = wordsOf(type);
  const terms = type.taxonomies.flatMap((name) => {
    const taxonomy = types.taxonomy(name);
    return taxonomy?.isShown ? [taxonomy] : [];
  });
  const spec = fillTemplates([
    { template: postTypeBase, params: words, features: featuresOf(type) },
    ...terms.map((taxonomy) => ({
      template: postTermsBase,
      params: { ...words, ...termWords(taxonomy) },
      features: termFeatures(taxonomy),
    })),
    itself(type),
  ]);
  const schema = extendedSchema(spec.schema, types.extensionOfPosts(type));
  const whole = { ...spec, schema };
  return { spec: whole, lowered: lowerResource(whole, { sets: argSets }) };
}

/** Returns a taxonomy in the compiled form of a schema file. */
export function taxonomyResource(taxonomy: Taxonomy, types: ContentTypes): LoweredResource {
  const words = { ...wordsOf(taxonomy), taxonomy: taxonomy.name };
  const spec = fillTemplates([
    {
      template: termBase,
      params: words,
      features: new Set([taxonomy.isHierarchical ? 'hierarchical' : 'flat', 'viewable']),
    },
    itself(taxonomy, { links: postLinks(taxonomy, types) }),
  ]);
  const schema = extendedSchema(spec.schema, types.extensionOfTerms(taxonomy));
  return lowerResource({ ...spec, schema }, { sets: argSets });
}

/** Returns the template with the members of one type, which override the common ones. */
function itself({ name, base, description }: PostType | Taxonomy, more: Template = {}) {
  return {
    template: {
      resource: name,
      singular: name,
      base,
      schema: { title: name, ...(description === '' ? {} : { description }) },
      ...more,
    },
    params: {},
    features: new Set<string>(),
  };
}

/** Returns the features of a type in the base template. */
function featuresOf(type: PostType): ReadonlySet<string> {
  return new Set([
    ...type.supports,
    ...(type.isHierarchical ? ['hierarchical'] : []),
    ...(type.isViewable ? ['viewable'] : []),
    'rendered',
    'password',
    'publishing',
    'batch',
  ]);
}
