/** A piece of well-formed HTML. Strings are not: templates escape them. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The values that a template accepts: HTML unchanged, text escaped, lists concatenated, nothing for `null` and `false`. */
export type Insert = Html | string | number | null | undefined | false | readonly Insert[];

/** A template: only its own text and `Html` become markup. */
export function html(strings: TemplateStringsArray, ...inserts: readonly Insert[]): Html {
  const [first = '', ...rest] = strings;
  return new Html(rest.reduce((text, part, at) => text + textOf(inserts[at]) + part, first));
}

function textOf(insert: Insert): string {
  if (insert === null || insert === undefined || insert === false) return '';
  if (insert instanceof Html) return insert.text;
  if (typeof insert === 'object') return insert.map(textOf).join('');
  return escaped(String(insert));
}

const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
