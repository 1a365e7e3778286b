import { createRequire } from 'node:module';
import type * as HtmlParser from 'htmlparser2';
import type { ParserOptions, Tokenizer, TokenizerCallbacks } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';

// The version of the parser that the sanitizer uses; the types are those of the version that is installed here.
const fromSanitizer = createRequire(createRequire(import.meta.url).resolve('sanitize-html'));
const { Tokenizer: SanitizerTokenizer } = fromSanitizer('htmlparser2') as typeof HtmlParser;

type TokenizerOption = NonNullable<NonNullable<sanitizeHtml.IOptions['parser']>['Tokenizer']>;

const ADDRESSES: readonly string[] = ['href', 'src', 'cite', 'poster'];

/** Attributes that may be written without a value; the sanitizer removes those that it does not know as such. */
const WITHOUT_VALUE: ReadonlySet<string> = new Set(['download', 'hidden']);

/** Keeps attributes with an empty value. The types of the sanitizer do not have the second option. */
const EMPTY_VALUES = {
  nonBooleanAttributes: [],
  allowedEmptyAttributes: sanitizeHtml.defaults.nonBooleanAttributes.filter(
    (name) => !WITHOUT_VALUE.has(name),
  ),
};

/**
 * Removes all elements and attributes that `options` do not allow, in time proportional to the length.
 * Elements nested deeper than 256 levels lose their tags and keep their text. `cleanValue` changes values
 * of attributes before addresses are checked.
 */
export function sanitize(
  html: string,
  options: sanitizeHtml.IOptions,
  cleanValue: (value: string, name: string) => string = (value) => value,
): string {
  return sanitizeHtml(html, {
    ...options,
    allowedSchemesAppliedToAttributes: [...ADDRESSES],
    parseStyleAttributes: false,
    ...EMPTY_VALUES,
    selfClosing: VOID,
    transformTags: {
      '*': (tagName, attributes) => {
        const cleaned = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
          const clean = cleanValue(value, name);
          // An attribute is removed with its value.
          return clean === '' && value !== '' ? [] : [[name, clean]];
        });
        return { tagName, attribs: Object.fromEntries(cleaned.filter(isHarmless)) };
      },
    },
    parser: {
      // The types of the module that the sanitizer loads are those of CommonJS.
      Tokenizer: boundedTokenizer(
        SanitizerTokenizer,
        html,
        WITHOUT_CHILDREN,
      ) as unknown as TokenizerOption,
    },
  });
}

/** An address in a document contains no comment; the sanitizer copies the rest of the address for each one. */
function isHarmless([name, value]: readonly [string, string]): boolean {
  return !(ADDRESSES.includes(name) && value.includes('<!--'));
}

/** The maximum nesting of elements. Of deeper elements only the text stays. */
const DEEPEST = 256;

/** Elements without an end tag. */
const VOID =
  'area base basefont br col embed frame hr img input link meta param source track wbr'.split(' ');

/** Elements that are allowed at any depth, because they cannot contain others. */
const WITHOUT_CHILDREN: ReadonlySet<string> = new Set([...VOID, 'script', 'style', 'textarea']);

/**
 * Returns the tokenizer for a parser that takes time proportional to the length of its text: parsers search
 * the list of open elements at every tag, so the list has to be short. With the whole `text` the elements
 * named in `kept` are allowed at any depth.
 */
export function boundedTokenizer(
  base: typeof Tokenizer,
  text = '',
  kept: ReadonlySet<string> = new Set(),
): typeof Tokenizer {
  return class extends base {
    constructor(options: ParserOptions, parser: TokenizerCallbacks) {
      super(
        options,
        bounded(parser, (start, end) => kept.has(text.slice(start, end).toLowerCase())),
      );
    }
  };
}

/** Returns the callbacks of a parser without the start tags that are nested too deeply. */
function bounded(
  parser: TokenizerCallbacks,
  isKept: (start: number, end: number) => boolean,
): TokenizerCallbacks {
  const open = listOf(parser, 'stack');
  let isLeftOut = false;
  return {
    onopentagname(start, end) {
      isLeftOut = open.length >= DEEPEST && !isKept(start, end);
      if (isLeftOut) return;
      parser.onopentagname(start, end);
      // The parser does not remove the entries of elements that are closed together with an outer one.
      const contexts = listOf(parser, 'foreignContext');
      if (contexts.length > DEEPEST) contexts.length = DEEPEST;
    },
    onattribname: (start, end) => isLeftOut || parser.onattribname(start, end),
    onattribdata: (start, end) => isLeftOut || parser.onattribdata(start, end),
    onattribentity: (codepoint) => isLeftOut || parser.onattribentity(codepoint),
    onattribend: (quote, end) => isLeftOut || parser.onattribend(quote, end),
    onopentagend(end) {
      if (!isLeftOut) parser.onopentagend(end);
      isLeftOut = false;
    },
    onselfclosingtag(end) {
      if (!isLeftOut) parser.onselfclosingtag(end);
      isLeftOut = false;
    },
    onclosetag: (start, end) => parser.onclosetag(start, end),
    oncdata: (start, end, offset) => parser.oncdata(start, end, offset),
    oncomment: (start, end, offset) => parser.oncomment(start, end, offset),
    ondeclaration: (start, end) => parser.ondeclaration(start, end),
    onprocessinginstruction: (start, end) => parser.onprocessinginstruction(start, end),
    // Version 10 of the parser also passes the position.
    ontextentity: (...entity) => parser.ontextentity(...entity),
    ontext: (start, end) => parser.ontext(start, end),
    onend: () => parser.onend(),
  };
}

/** Returns a list of a parser; throws if a version of the parser does not have it. */
function listOf(parser: TokenizerCallbacks, name: string): unknown[] {
  const list: unknown = Reflect.get(parser, name);
  if (!Array.isArray(list)) throw new Error(`html: the parser has no list ${name}`);
  return list;
}
