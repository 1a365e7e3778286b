import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';

/** Calls that are given a sentence: which of their arguments it is. */
const sentences = new Map([
  ['RestError', 1],
  ['SchemaError', 1],
  ['failed', 2],
  ['reportMisuse', 1],
  ['wrongForm', 1],
]);

/**
 * Leaves sentences out of mutation testing: their wording is free, so no test states it. Codes, names
 * and everything that decides which sentence is said are mutated as all else.
 */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'sentences', {
    shouldIgnore(path) {
      const isText = path.isStringLiteral() || path.isTemplateLiteral();
      return isText && isSentence(path) ? 'The wording of sentences is free.' : undefined;
    },
  }),
];

function isSentence({ key, listKey, parent }) {
  if (listKey !== 'arguments') return false;
  return sentences.get(parent.callee.name) === key;
}
