import type { ParserOptions, Tokenizer, TokenizerCallbacks } from 'htmlparser2';

/** The deepest nesting of elements. Of elements that are deeper only the text is kept. */
export const DEEPEST = 256;

/** Elements that are kept at any depth: nothing can be nested in them. */
export const WITHOUT_CHILDREN: ReadonlySet<string> = new Set(
  (
    'area base basefont br col embed frame hr img input link meta param source track wbr ' +
    'script style textarea'
  ).split(' '),
);

/**
 * Returns the tokenizer for a parser that takes time proportional to the length of its text: parsers search
 * the list of open elements at every tag, so the list has to be short. With the whole `text` the elements
 * named in `kept` are kept at any depth.
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
      // The parser does not remove the entries of elements that are closed with an outer one.
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
    // Version 10 of the parser gives the position as well.
    ontextentity: (...entity) => parser.ontextentity(...entity),
    ontext: (start, end) => parser.ontext(start, end),
    onend: () => parser.onend(),
  };
}

/** Returns a list that a parser keeps; throws where a version of the parser has it no longer. */
function listOf(parser: TokenizerCallbacks, name: string): unknown[] {
  const list: unknown = Reflect.get(parser, name);
  if (!Array.isArray(list)) throw new Error(`html: the parser has no list ${name}`);
  return list;
}
