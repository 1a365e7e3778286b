import { createRequire } from 'node:module';
import type * as HtmlParser from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { boundedTokenizer, WITHOUT_CHILDREN } from './bounded-parser.ts';

// The version that the sanitizer parses with; its module has the types of the one that is installed here.
const fromSanitizer = createRequire(createRequire(import.meta.url).resolve('sanitize-html'));
const { Tokenizer } = fromSanitizer('htmlparser2') as typeof HtmlParser;

type SanitizerTokenizer = NonNullable<NonNullable<sanitizeHtml.IOptions['parser']>['Tokenizer']>;

const ADDRESSES: readonly string[] = ['href', 'src', 'cite'];

/**
 * Returns HTML with nothing but the elements and attributes that `options` allow, in time proportional to
 * its length. Elements nested deeper than 256 levels lose their tags and keep their text. `cleanValue`
 * changes values of attributes before addresses are checked.
 */
export function sanitize(
  html: string,
  options: sanitizeHtml.IOptions,
  cleanValue: (value: string) => string = (value) => value,
): string {
  return sanitizeHtml(html, {
    ...options,
    allowedSchemesAppliedToAttributes: [...ADDRESSES],
    transformTags: {
      '*': (tagName, attributes) => {
        const cleaned = Object.entries(attributes).map(([name, value]): [string, string] => [
          name,
          cleanValue(value),
        ]);
        return { tagName, attribs: Object.fromEntries(cleaned.filter(isHarmless)) };
      },
    },
    parser: {
      // The types of the module that the sanitizer loads are those of CommonJS.
      Tokenizer: boundedTokenizer(
        Tokenizer,
        html,
        WITHOUT_CHILDREN,
      ) as unknown as SanitizerTokenizer,
    },
  });
}

/** No address of a document holds a comment; the sanitizer copies the rest of the address for each one. */
function isHarmless([name, value]: readonly [string, string]): boolean {
  return !(ADDRESSES.includes(name) && value.includes('<!--'));
}
