import type { BlockRenderer } from '../../block-type.ts';
import { forest } from '../../../domain/forest.ts';
import { taxonomyOf } from '../../../domain/taxonomies.ts';
import { stored, html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import { termFound } from '../../../web/content/find.ts';
import type { TermRow } from '../../../store/index.ts';
import { isOn } from '../../values.ts';
import { dropdown } from '../dropdown.ts';

interface Entry {
  readonly term: TermRow;
  readonly href: string;
  readonly label: Html;
}

const MOST = 1_000;

/** The categories by name, each with a link to its posts. */
export const categories: BlockRenderer = async ({ attributes, scope, wrapper }) => {
  const taxonomy = taxonomyOf('category');
  const { rows } = await scope.store.terms.find({
    taxonomies: [taxonomy.name],
    hideEmpty: !isOn(attributes, 'showEmpty'),
    limit: MOST,
    ...(isOn(attributes, 'showOnlyTopLevel') ? { parent: 0 } : {}),
  });
  const entries: Entry[] = [];
  for (const term of rows) {
    const { link: href } = await termFound(scope, taxonomy, term);
    const count = isOn(attributes, 'showPostCounts') && ` (${term.count})`;
    entries.push({ term, href, label: html`${stored(term.name)}${count}` });
  }
  if (isOn(attributes, 'displayAsDropdown'))
    return dropdown(wrapper('dropdown'), {
      label: 'Categories',
      isLabelShown: true,
      prompt: 'Select category',
      entries,
    });
  const isNested = isOn(attributes, 'showHierarchy');
  const children = forest(entries, ({ term }) => term);
  if (entries.length === 0) return html`<p ${wrapper()}>There is nothing here yet.</p>`;
  return html`<ul ${wrapper('list')}>
    ${isNested ? below(0) : entries.map((entry) => html`<li>${linkOf(entry)}</li>`)}
  </ul>`;

  /** Returns the elements of the categories below a category, from the top for 0. */
  function below(parent: number): Html[] {
    return (children.get(parent) ?? []).map((entry) => {
      const inner = below(entry.term.id);
      return html`<li>
        ${linkOf(entry)}
        ${
          inner.length > 0 &&
          html`<ul>
            ${inner}
          </ul>`
        }
      </li>`;
    });
  }
};

function linkOf({ href, label }: Entry): Html {
  return html`<a href="${href}">${label}</a>`;
}
