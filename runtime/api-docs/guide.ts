import { escapeHtml } from '../schema/text/html.ts';
import { code, prose, resourceUrl } from './layout.ts';
import type { Frame, Page } from './layout.ts';
import type { Model, Operation } from './model.ts';

/** A page of the guide. It is left out when the service has nothing of its kind. */
export interface Guide extends Page {
  readonly slug: string;
}

/**
 * Returns the pages of the guide that concern the service. `totals` are the names of the headers with the number of items and
 * of pages.
 */
export function guidesOf(model: Model, root: string, totals: readonly string[]): readonly Guide[] {
  const operations = model.resources.flatMap(({ name, operations: list }) =>
    list.map((operation) => ({ resource: name, operation })),
  );
  const first = (test: (operation: Operation) => boolean) =>
    operations.find(({ operation }) => test(operation))?.operation ?? null;
  const has = (name: string) => (operation: Operation) =>
    operation.parameters.some((parameter) => parameter.name === name);
  const example = (operation: Operation, query: string): string =>
    code(`GET ${root}${operation.path}${query}`);

  const pages: (Guide | null)[] = [
    page('requests', 'Requests and credentials', [
      `Paths start at \`${root}\`. Bodies are JSON in UTF-8, with \`Content-Type: application/json\`.`,
      ...model.schemes.map(
        ({ key, description = '', type, scheme = type, in: place, name }) =>
          `**${key}** (${scheme}${name === undefined ? '' : ` in ${place} \`${name}\``}): ${description}`,
      ),
    ]),
    optional(first(has('_fields')), (operation) =>
      page('fields', 'Fields', [
        'With `_fields`, a response holds only the named fields. A name with a dot selects a nested field.',
        { html: example(operation, '?_fields=id,title.rendered') },
        'Links are built only if `_links` is among the fields, so short lists are also fast lists.',
      ]),
    ),
    optional(first(has('_embed')), (operation) =>
      page('embed', 'Embedded resources', [
        'With `_embed`, a response holds linked resources under `_embedded`, keyed by link relation. `_embed=1` embeds all of them.',
        { html: example(operation, '?_embed=author') },
        'Embedded items are in the context `embed`.',
      ]),
    ),
    optional(first(has('context')), (operation) =>
      page('contexts', 'Contexts', [
        'The context determines which fields an item has: `view` for reading, `embed` for short items, `edit` with everything that can be changed. The pages of the resources name the contexts of each field.',
        { html: example(operation, '?context=edit') },
        'The context `edit` requires the permission to edit.',
      ]),
    ),
    optional(first(has('per_page')), (operation) =>
      page('paging', 'Paging', [
        `A collection is read in pages: \`page\` counts from 1, \`per_page\` is the number of items. ${totals.length > 0 ? `The headers ${totals.map((name) => `\`${name}\``).join(' and ')} give the number of items and of pages, and \`Link\` the next page.` : ''}`,
        { html: example(operation, '?page=2&per_page=5') },
        has('cursor')(operation)
          ? 'With `cursor=` (empty for the first page) the next page does not shift when items are added. The value for the next page is in the `Link` header.'
          : '',
      ]),
    ),
    page('errors', 'Errors', [
      'An error has a code for programs, a message for people, and the status in its data:',
      {
        html: code(
          JSON.stringify(
            {
              code: 'rest_invalid_param',
              message: 'Invalid parameters: per_page.',
              data: { status: 400, params: { per_page: '…' } },
            },
            null,
            2,
          ),
        ),
      },
      'The pages of the resources list the codes of each endpoint. `data.params` names invalid parameters.',
    ]),
    page('client', 'The TypeScript client', [
      'The generated client has a member for each resource and a method for each endpoint. Arguments and results are typed.',
      {
        html: code(`import { Client, outcomeOf } from './generated/client.ts';

const client = new Client({ baseUrl: '${root}/' });${sample(operations)}`),
      },
    ]),
  ];
  return pages.filter((guide) => guide !== null);
}

function sample(
  operations: readonly { readonly resource: string; readonly operation: Operation }[],
): string {
  const found = operations.find(
    ({ operation }) => operation.methods[0] === 'GET' && !operation.path.includes('{'),
  );
  return found
    ? `\nconst outcome = await outcomeOf(client.${found.operation.id.replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase())}());`
    : '';
}

function optional<T>(operation: Operation | null, make: (operation: Operation) => T): T | null {
  return operation && make(operation);
}

type Part = string | { readonly html: string };

function page(slug: string, title: string, parts: readonly Part[]): Guide {
  const written = parts
    .filter((part) => part !== '')
    .map((part) =>
      typeof part === 'string'
        ? `<p>${prose(part).replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')}</p>`
        : part.html,
    );
  return { slug, title, main: `<h1>${escapeHtml(title)}</h1>\n${written.join('\n')}` };
}

/** Returns the front page: what the API is, its guide and its resources. */
export function frontPage(frame: Frame, root: string): Page {
  const { model, address, guides } = frame;
  const resources = model.resources.map(
    ({ name, description, operations }) =>
      `<li><a href="${escapeHtml(resourceUrl(frame, name))}">${escapeHtml(name)}</a> <span>${operations.length}</span><p>${prose(description)}</p></li>`,
  );
  return {
    title: '',
    main: `<h1>${escapeHtml(model.title)} <small>${escapeHtml(model.version)}</small></h1>
<p>${prose(model.description)}</p>
<p>Paths start at <code>${escapeHtml(root)}</code>. For tools: <a href="${escapeHtml(address)}/openapi.json">openapi.json</a>, <a href="${escapeHtml(address)}/llms.txt">llms.txt</a>.</p>
<h2>Guide</h2>
<ul class="cards">${guides.map(({ slug, title }) => `<li><a href="${escapeHtml(`${address}/guide/${slug}`)}">${escapeHtml(title)}</a></li>`).join('')}</ul>
<h2>Resources</h2>
<ul class="cards">${resources.join('')}</ul>`,
  };
}

/** Returns the reference as plain text for language models: one line for each endpoint. */
export function llmsText(frame: Frame, root: string): string {
  const { model } = frame;
  const sections = model.resources.map((resource) => {
    const lines = resource.operations.map(
      ({ methods, path, description, id }) =>
        `- [${methods.join(', ')} ${path}](${resourceUrl(frame, resource.name)}#${id}): ${description}`,
    );
    return `## ${resource.name}\n\n${resource.description}\n\n${lines.join('\n')}\n`;
  });
  return `# ${model.title}\n\n> ${model.description}\n\nPaths start at ${root}.\n\n${sections.join('\n')}`;
}
