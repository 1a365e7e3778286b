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
  /** Classes that a plugin creates responses with, or extends to search or to serve. */
  readonly classes: {
    readonly RestResponse: typeof RestResponse;
    readonly SearchHandler: typeof SearchHandler;
    readonly Server: typeof Server;
  };
}

/**
 * A plugin: the default export of its module. The function registers extensions and returns. An error that it
 * throws keeps the plugin from being activated.
 */
export type Plugin = (site: PluginSite) => void;

/**
 * The function that the module of a plugin exports. A file that was changed is read anew; files that it
 * imports are not. Throws what the module throws, and an error that says so when it exports no function.
 */
export async function loadPlugin(file: string): Promise<Plugin> {
  const plugin = defaultOf(await importModule(await addressOf(file)));
  if (typeof plugin !== 'function')
    throw new TypeError('its module exports no function by default');
  return (site) => {
    const result: unknown = plugin(site);
    if (result instanceof Promise) {
      // The promise is rejected below as a mistake; its later result is ignored.
      result.catch(() => undefined);
      throw new TypeError('it has to be done when it returns, and must not wait');
    }
  };
}

/** When each file was changed last, as it was first imported. */
const firstKnown = new Map<string, number>();

/** The address of a module: another one once the file was changed, since each is imported only once. */
async function addressOf(file: string): Promise<string> {
  const { href } = pathToFileURL(file);
  const { mtimeMs: changed } = await stat(file);
  if (!firstKnown.has(file)) firstKnown.set(file, changed);
  return firstKnown.get(file) === changed ? href : `${href}?changed=${changed}`;
}

/**
 * Imports a module. TypeScript is understood by a process that was started with tsx, which the site is
 * from its sources; one that was built asks tsx for it.
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

/** The default export of a module. Without a package.json that names the format, the export can be nested once more. */
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
