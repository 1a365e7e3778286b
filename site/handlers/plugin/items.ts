import type { Plugin as Item } from '../../../generated/plugins/types.ts';
import { texturize } from '../../domain/text-to-html.ts';
import type { Site } from '../../context.ts';
import type { FoundPlugin } from '../../domain/plugins/folder.ts';
import { html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';

/** A plugin as the service shows it. One that cannot be used says why in its description. */
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

/** Whether a plugin says a text somewhere, whatever its case. */
export function saysSomewhere({ manifest, id }: FoundPlugin, search: string): boolean {
  const { name, description, author, author_uri, plugin_uri, version, textdomain } = manifest;
  const wanted = search.toLowerCase();
  return [id, name, description, author, author_uri, plugin_uri, version, textdomain].some((text) =>
    text?.toLowerCase().includes(wanted),
  );
}
