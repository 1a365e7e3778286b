import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { RestError } from '../../../runtime/errors/index.ts';
import type { Hooks, RestResponse, Server } from '../../../runtime/server/index.ts';
import type { PatternRegistry } from '../../blocks/patterns.ts';
import type { Site } from '../../context.ts';
import type { SearchHandler } from '../../search/search-handler.ts';
import type { WidgetTypes } from '../../widgets/widget-types.ts';
import type { ContentTypes } from '../content-types.ts';

/** The API that a plugin gets. It is complete, so the module of a plugin imports only types. */
export interface PluginSite {
  /** Registers post types, taxonomies, meta values, settings and block types. */
  readonly types: ContentTypes;
  /** Registers kinds of widgets. */
  readonly widgetTypes: WidgetTypes;
  /** Registers block patterns and their categories. */
  readonly patterns: PatternRegistry;
  /** Registers hooks; routes and fields are registered on `rest_api_init`. */
  readonly hooks: Hooks<Server>;
  /** Returns the site that the running request belongs to: its store, its settings. */
  readonly site: () => Site;
  /** Creates an error with a status, as the response of a route. */
  readonly failure: (status: number, code: string, message: string) => RestError;
  /** Classes for responses, and base classes for search handlers and controllers. */
  readonly classes: {
    readonly RestResponse: typeof RestResponse;
    readonly SearchHandler: typeof SearchHandler;
    readonly Server: typeof Server;
  };
}

/**
 * A plugin: the default export of its module. The function registers extensions and returns. If it throws,
 * the plugin is not activated.
 */
export type Plugin = (site: PluginSite) => void;

/**
 * Returns the function that the module of a plugin exports. A changed file is imported again; files that it
 * imports are not. Throws the errors of the module, and an error if the module exports no function.
 */
export async function loadPlugin(file: string): Promise<Plugin> {
  const plugin = defaultOf(await importModule(await addressOf(file)));
  if (typeof plugin !== 'function')
    throw new TypeError('its module has no default export that is a function');
  return (site) => {
    const result: unknown = plugin(site);
    if (result instanceof Promise) {
      // The promise is reported below as an error of the plugin; its later result is ignored.
      result.catch(() => undefined);
      throw new TypeError('its function must not return a promise');
    }
  };
}

/** The modification time of each file at its first import. */
const firstKnown = new Map<string, number>();

/** Returns the URL of a module. A changed file gets another URL, since each URL is imported only once. */
async function addressOf(file: string): Promise<string> {
  const { href } = pathToFileURL(file);
  const { mtimeMs: changed } = await stat(file);
  if (!firstKnown.has(file)) firstKnown.set(file, changed);
  return firstKnown.get(file) === changed ? href : `${href}?changed=${changed}`;
}

/**
 * Imports a module. A process that was started with tsx, as the site is from its sources, can import
 * TypeScript; a compiled site imports tsx for it.
 */
async function importModule(url: string): Promise<unknown> {
  try {
    return await import(url);
  } catch (error) {
    if (!isUnknownKind(error)) throw error;
    const { tsImport } = await import('tsx/esm/api');
    return tsImport(url, import.meta.url);
  }
}

/** Returns the default export of a module. Without a package.json that names the format, it can be nested once more. */
function defaultOf(module: unknown): unknown {
  const exported = memberDefault(module);
  return typeof exported === 'function' ? exported : memberDefault(exported);
}

function memberDefault(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'default' in value ? value.default : null;
}

function isUnknownKind(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION';
}
