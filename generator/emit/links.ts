import type { LinkRule } from '../../runtime/shape/links.ts';
import type { Link, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { Imports } from './imports.ts';
import { modules } from './modules.ts';
import { outline } from './outline.ts';
import { doc, id, literal } from './source.ts';
import { article } from './wording.ts';

const page = outline('constant');

/** `generated/<resource>/links.ts`: the links that every item may carry. */
export function emitLinks(resource: Resource, names: Names): string {
  const { files, links } = names.of(resource);
  const imports = new Imports(files.links, names.settings);
  const kind = imports.type(modules.shape, 'LinkTable', names.ofRuntime('LinkTable'));
  return page({
    imports: imports.statements(),
    doc: doc(`The links of ${article(resource)}, in order.`),
    name: id(links),
    value: literal(resource.links.map(rule)),
    type: kind,
  });
}

/** The link without what only the generator needs to know. */
function rule(link: Link): LinkRule {
  const { embeds: _embeds, origin: _origin, ...kept } = link;
  return kept;
}
