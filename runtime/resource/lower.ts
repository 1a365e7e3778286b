import type {
  ArgDefinitions,
  ItemSchema,
  PublicSchema,
  Schema,
  PropertySchema,
} from '../schema/types.ts';
import { contextTable } from '../shape/context-table.ts';
import type { ContextTable, LinkRule, LinkTable } from '../shape/index.ts';
import { argDefinitions, contextsOf, type RunTimeSources } from './args.ts';
import { endpointEntries, linkEntries } from './spec.ts';
import type { Answers, LinkSpec, NestedSpec, ResourceSpec, RouteSpec } from './spec.ts';

/** A resolved resource, like the generator writes it, created at run time. */
export interface LoweredResource {
  /** The item as OPTIONS shows it. */
  readonly schema: PublicSchema & ItemSchema;
  readonly contexts: ContextTable;
  /** Fields that `_fields` selects only as a whole. */
  readonly wholeFields: readonly string[];
  readonly links: LinkTable;
  readonly routes: readonly LoweredRoute[];
}

export interface LoweredRoute {
  /** Below the namespace, with the base: `/books/(?P<id>[\d]+)`. */
  readonly pattern: string;
  readonly allowBatch: { readonly [version: string]: boolean } | null;
  readonly showsSchema: boolean;
  readonly nested?: NestedSpec;
  readonly endpoints: readonly LoweredEndpoint[];
}

export interface LoweredEndpoint {
  /** The name of its handler: `list`. */
  readonly name: string;
  readonly methods: string;
  readonly answers: Answers;
  /** The schema of `any`, or `null`. */
  readonly answerSchema: Schema | null;
  readonly context: string;
  readonly args: ArgDefinitions;
}

/** Resolves a resource. */
export function lowerResource(spec: ResourceSpec, sources: RunTimeSources): LoweredResource {
  const schema = {
    $schema: 'http://json-schema.org/draft-04/schema#',
    ...responseSchema(spec.schema),
  };
  return {
    schema,
    contexts: contextTable(schema, contextsOf(spec)),
    wholeFields: Object.entries(spec.schema.properties).flatMap(([name, { whole }]) =>
      whole ? [name] : [],
    ),
    links: linkRules(spec),
    routes: Object.entries(spec.routes).map(([key, route]) =>
      lowerRoute(key, route, spec, sources),
    ),
  };
}

/** Returns the links of the items, in order. */
export function linkRules({ links }: Pick<ResourceSpec, 'links'>): LinkTable {
  return linkEntries(links).map(({ rel, link }) => linkRule(rel, link));
}

/** Returns the rule of a link. */
export function linkRule(rel: string, link: LinkSpec): LinkRule {
  const { href, when, each, always, attributes, embeds } = link;
  const embeddable = link.embeddable ?? embeds !== undefined;
  return {
    rel,
    href,
    ...(when !== undefined && { when }),
    ...(each !== undefined && { each }),
    ...(embeddable && { embeddable }),
    ...(always === true && { always }),
    ...(attributes && { attributes }),
  };
}

function lowerRoute(
  key: string,
  route: RouteSpec,
  spec: ResourceSpec,
  sources: RunTimeSources,
): LoweredRoute {
  return {
    pattern: `/${spec.base}${key === '/' ? '' : key}`,
    allowBatch: route.allow_batch ?? null,
    showsSchema: route.shows_schema ?? true,
    ...(route.nested && { nested: route.nested }),
    endpoints: endpointEntries(route).map(([name, endpoint]) => ({
      name,
      methods: endpoint.methods,
      answers: endpoint.answers,
      answerSchema: endpoint.answer_schema ?? null,
      context: endpoint.context ?? 'view',
      args: argDefinitions([route.args, endpoint.args], spec, sources, endpoint.methods),
    })),
  };
}

/**
 * Returns the schema of the item in responses: `answers` replaces the schema of a property, and keywords about arguments
 * and `_fields` are removed.
 */
export function responseSchema(schema: ItemSchema): ItemSchema {
  const properties = Object.entries(schema.properties).map(
    ([name, property]) => [name, responseProperty(property)] as const,
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

function responseProperty(property: ItemSchema['properties'][string]): PropertySchema {
  const { arg_options: _options, whole: _whole, createOnly: _create, answers, ...shown } = property;
  if (!answers) return shown;
  const { description, label, admin, context, readonly, optional } = shown;
  return {
    ...(description !== undefined && { description }),
    ...answers,
    ...(label !== undefined && { label }),
    ...(admin !== undefined && { admin }),
    ...(context !== undefined && { context }),
    ...(readonly !== undefined && { readonly }),
    ...(optional !== undefined && { optional }),
  };
}
