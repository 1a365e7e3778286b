import { escapeHtml } from '../schema/text/html.ts';
import { resourceUrl } from './layout.ts';
import type { Frame, Page } from './layout.ts';
import type { Model, Operation, Schema } from './model.ts';
import { route } from './resource-page.ts';

interface Entry {
  readonly resource: string;
  readonly operation: Operation;
  /** The names of fields, parameters and error codes, in lower case. */
  readonly names: readonly string[];
  readonly text: string;
}

const MAX_RESULTS = 40;

/** Searches summaries, paths, parameters, fields and error codes of all endpoints. */
export class SearchIndex {
  readonly #entries: readonly Entry[];

  constructor(model: Model) {
    this.#entries = model.resources.flatMap(({ name, operations }) =>
      operations.map((operation) => ({
        resource: name,
        operation,
        names: namesOf(operation, model),
        text: `${operation.summary} ${operation.description} ${operation.methods.join(' ')} ${operation.path} ${operation.id}`.toLowerCase(),
      })),
    );
  }

  /** Returns the endpoints that match all words, best matches first, with the names that match. */
  find(query: string): readonly (Entry & { readonly matches: readonly string[] })[] {
    const words = query
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '');
    if (words.length === 0) return [];
    return this.#entries
      .map((entry) => ({
        ...entry,
        matches: entry.names.filter((name) => words.some((word) => name.includes(word))),
        inText: words.filter((word) => entry.text.includes(word)).length,
      }))
      .filter(({ text, names }) =>
        words.every((word) => text.includes(word) || names.some((name) => name.includes(word))),
      )
      .sort((a, b) => b.inText - a.inText)
      .slice(0, MAX_RESULTS);
  }
}

function namesOf({ parameters, body, responses }: Operation, model: Model): readonly string[] {
  const names = new Set(parameters.map(({ name }) => name));
  if (body) addNames(body.schema, model, names);
  for (const { content = {} } of responses) {
    for (const { schema, examples = {} } of Object.values(content)) {
      if (schema) addNames(schema, model, names);
      for (const code of Object.keys(examples)) names.add(code);
    }
  }
  return [...names].map((name) => name.toLowerCase());
}

function addNames(schema: Schema, model: Model, names: Set<string>): void {
  const { properties = {}, items, anyOf = [] } = model.resolve(schema);
  for (const name of Object.keys(properties)) names.add(name);
  for (const nested of items ? [...anyOf, items] : anyOf) addNames(nested, model, names);
}

/** Returns the page of search results. */
export function searchPage(frame: Frame, index: SearchIndex, query: string): Page {
  const found = index.find(query);
  const items = found.map(({ resource, operation: { id, summary, methods, path }, matches }) => {
    const names = matches.slice(0, 6).map((name) => `<code>${escapeHtml(name)}</code>`);
    const url = `${resourceUrl(frame, resource)}#${id}`;
    return `<li><a href="${escapeHtml(url)}">${escapeHtml(summary)}</a> ${route(methods, path)} ${names.join(' ')}</li>`;
  });
  const heading = query === '' ? 'Search' : `Search: ${query}`;
  const text =
    query === ''
      ? 'Search for endpoints, fields, parameters and error codes.'
      : `${found.length} endpoints.`;
  return {
    title: heading,
    main: `<h1>${escapeHtml(heading)}</h1>
<p role="status">${text}</p>
<ul class="operations" id="results">${items.join('')}</ul>`,
  };
}
