import { formatParsers, type FastPath } from './fast-path.ts';
import * as k from './parsers.ts';
import type { Parser } from './parsers.ts';

/** Returns the parser of a fast path, for routes that are registered at run time. */
export function parserFor(path: FastPath): Parser {
  switch (path.kind) {
    case 'text':
      return k.string;
    case 'limited':
      return (value) => k.limitedString(value, path.limits);
    case 'boolean':
      return k.boolean;
    case 'integers':
      return k.integers;
    case 'texts':
      return k.strings;
    case 'textsOf':
      return (value) => k.stringsOf(value, path.values);
    case 'oneOf':
      return (value) => k.oneOf(value, path.values);
    case 'format':
      return k[formatParsers[path.format]];
    case 'integer': {
      const { least, most } = path;
      return (value) => k.integer(value, least, most);
    }
    case 'nullable':
      return k.nullable(parserFor(path.text));
    case 'map': {
      const members = Object.entries(path.members);
      return k.map(Object.fromEntries(members.map(([name, of]) => [name, parserFor(of)])));
    }
    case 'listOrMap': {
      const list = parserFor(path.list);
      return path.map ? k.listOrMap(list, parserFor(path.map)) : list;
    }
  }
}
