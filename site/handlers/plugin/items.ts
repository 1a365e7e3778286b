import type { Plugin as Item } from '../../../generated/plugins/types.ts';
import { texturize } from '../../content/texturize.ts';
import type { FoundPlugin } from '../../extensions/folder.ts';
import type { Plugins } from '../../extensions/plugins.ts';
import { html } from '../../pages/html.ts';
import type { Html } from '../../pages/html.ts';

/** A plugin as the service shows it. One that cannot be used says why in its description. */
export function pluginItem(plugins: Plugins, found: FoundPlugin): Item {
  const { manifest, id, problem } = found;
  const { requires = {}, author = '' } = manifest;
  const description =
    problem === null ? (manifest.description ?? '') : `This plugin cannot be used: ${problem}`;
  return {
    plugin: id,
    status: plugins.isActive(id) ? 'active' : 'inactive',
    name: manifest.name,
    plugin_uri: manifest.pluginUri ?? '',
    // Clients know a text here, whatever kind the schema tells them.
    author: author as unknown as Item['author'],
    author_uri: manifest.authorUri ?? '',
    description: { raw: description, rendered: renderedDescription(found, description) },
    version: manifest.version ?? '',
    network_only: false,
    requires_cms: requires.site ?? '',
    requires_php: requires.node ?? '',
    textdomain: manifest.textDomain ?? found.folder,
  };
}

function renderedDescription({ manifest }: FoundPlugin, description: string): string {
  const { author = '', authorUri } = manifest;
  const name: Html | string = authorUri ? html`<a href="${authorUri}">${author}</a>` : author;
  return texturize(
    html`${description}${author !== '' && html` <cite>By ${name}.</cite>`}`.text.trim(),
  );
}

/** Whether a plugin says a text somewhere, whatever its case. */
export function saysSomewhere({ manifest, id }: FoundPlugin, search: string): boolean {
  const { name, description, author, authorUri, pluginUri, version, textDomain } = manifest;
  const wanted = search.toLowerCase();
  return [id, name, description, author, authorUri, pluginUri, version, textDomain].some((text) =>
    text?.toLowerCase().includes(wanted),
  );
}
