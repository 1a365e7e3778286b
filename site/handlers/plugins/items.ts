import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin as Item } from '../../../generated/plugins/types.ts';
import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { currentSite } from '../../context.ts';
import type { Site } from '../../context.ts';
import { PACKAGES } from '../../domain/catalogues/blocks.ts';
import type { FoundPlugin } from '../../domain/plugins/folder.ts';
import { ifThere } from '../../lib/files.ts';
import { texturize } from '../../domain/text-to-html.ts';
import { html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { notFound } from '../errors.ts';

/** Returns the response item of a plugin. Its description says why it cannot be used, if so. */
export function pluginItem({ plugins, settings }: Site, found: FoundPlugin): Item {
  const { manifest, id, problem } = found;
  const { requires = {}, author = '' } = manifest;
  const description =
    problem === null ? (manifest.description ?? '') : `This plugin cannot be used: ${problem}`;
  const item = {
    plugin: id,
    status: plugins.isActive(id) ? 'active' : 'inactive',
    name: manifest.name,
    plugin_uri: manifest.plugin_uri ?? '',
    author,
    author_uri: manifest.author_uri ?? '',
    description: { raw: description, rendered: renderedDescription(found, description) },
    version: manifest.version ?? '',
    network_only: false,
    [`requires_${settings.token}`]: requires.api ?? '',
    requires_php: requires.node ?? '',
    textdomain: manifest.textdomain ?? found.folder,
  };
  // The members are those of the schema; one is named after the product token.
  return item as unknown as Item;
}

function renderedDescription({ manifest }: FoundPlugin, description: string): string {
  const { author = '', author_uri } = manifest;
  const name: Html | string = author_uri ? html`<a href="${author_uri}">${author}</a>` : author;
  return texturize(
    html`${description}${author !== '' && html` <cite>By ${name}.</cite>`}`.text.trim(),
  );
}

/** Whether the manifest or id of a plugin contains a text, ignoring case. */
export function matchesSearch({ manifest, id }: FoundPlugin, search: string): boolean {
  const { name, description, author, author_uri, plugin_uri, version, textdomain } = manifest;
  const wanted = search.toLowerCase();
  return [id, name, description, author, author_uri, plugin_uri, version, textdomain].some((text) =>
    text?.toLowerCase().includes(wanted),
  );
}

/**
 * Adds a plugin of the block directory, from the package that comes with the site. Errors:
 * `plugins_api_failed` for a plugin or a package that does not exist, and those of `Plugins.add`.
 */
export async function installPlugin(slug: string): Promise<FoundPlugin | RestError> {
  const { plugins, catalogues } = currentSite();
  const catalogue = await catalogues.blocks.read();
  if (isError(catalogue)) return catalogue;
  // The slug is from the catalogue, whose slugs are plain folder names.
  const entry = catalogue.plugins.find((plugin) => plugin.slug === slug);
  if (!entry) return notFound('plugins_api_failed', 'The directory does not contain this plugin.');
  const source = fileURLToPath(new URL(entry.slug, PACKAGES));
  if (!(await ifThere(stat(source)))?.isDirectory())
    return notFound('plugins_api_failed', 'The package of this plugin is not available.');
  return plugins.add(entry.slug, source);
}

const PLUGIN = /^[^.\/]+(?:\/[^.\/]+)?$/;

/** Checks the id of a plugin: a folder and its module. Other paths are rejected. */
export function checkPlugin(value: unknown): boolean {
  return typeof value === 'string' && PLUGIN.test(value);
}
