import type { RestError } from '../../../runtime/errors/index.ts';
import type { Hooks, RestResponse, Server } from '../../../runtime/server/index.ts';
import type { ContentTypes } from '../content-types.ts';
import type { Site } from '../../context.ts';
import type { PatternRegistry } from '../../blocks/patterns/registry.ts';
import type { SearchHandler } from '../../search/handler.ts';
import type { WidgetTypes } from '../../widgets/registry.ts';

/** What a plugin is given: all that it needs, so that its module imports nothing but types. */
export interface PluginSite {
  /** Where it registers post types, taxonomies, meta values, settings and block types. */
  readonly types: ContentTypes;
  /** Where it registers kinds of widgets. */
  readonly widgetTypes: WidgetTypes;
  /** Where it registers block patterns and their categories. */
  readonly patterns: PatternRegistry;
  /** Where it takes part; routes and fields are registered on `rest_api_init`. */
  readonly hooks: Hooks<Server>;
  /** The site that the running request belongs to: its store, its settings. */
  readonly site: () => Site;
  /** An error with a status, for its routes to answer. */
  readonly failure: (status: number, code: string, message: string) => RestError;
  /** What it makes answers with a status and headers of, and what it extends to search or to serve. */
  readonly classes: {
    readonly RestResponse: typeof RestResponse;
    readonly SearchHandler: typeof SearchHandler;
    readonly Server: typeof Server;
  };
}

/**
 * What extends a site, and what the module of a plugin exports as its default: a function that registers,
 * and is done when it returns. Whatever it throws keeps the plugin from being activated.
 */
export type Plugin = (site: PluginSite) => void;
