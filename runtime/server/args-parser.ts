import { fastPathOf, parserFor } from '../schema/index.ts';
import type { ArgDefinition, ArgsParser } from '../schema/types.ts';
import type { Parser } from '../schema/index.ts';
import { treatmentOf } from './callbacks.ts';
import type { ArgRecord } from './records.ts';

/** Returns the parser of arguments that are registered at run time; generated code brings its own. */
export function argsParser(args: readonly ArgRecord[]): ArgsParser {
  const parsers = new Map<string, Parser>();
  for (const { name, definition } of args) {
    const parser = parserOf(definition);
    if (parser) parsers.set(name, parser);
  }
  const parserAt = remembering(parsers);
  return (sent, fail) => {
    let at = 0;
    // Arguments have no prototype, so `for in` visits own names only, without copying them.
    for (const name in sent) {
      const parser = parserAt(name, at);
      at += 1;
      const value = sent[name];
      if (!parser || value === undefined) continue;
      const parsed = parser(value);
      sent[name] = parsed === undefined ? fail(name) : parsed;
    }
  };
}

/** Returns the parser of an argument; `null` if its value stays as it is or other callbacks handle it. */
function parserOf(definition: ArgDefinition): Parser | null {
  const treatment = treatmentOf(definition);
  if (!treatment) return null;
  const { isValidated, sanitize } = treatment;
  if (!isValidated && sanitize !== 'definition') return sanitize;
  const path = fastPathOf(schemaOf(definition));
  if (!path) return () => undefined;
  const parser = parserFor(path);
  if (sanitize === 'definition') return parser;
  return (value) => (parser(value) === undefined ? undefined : sanitize ? sanitize(value) : value);
}

/**
 * Finds parsers by name. Clients usually send the same names in the same order, so those of the last
 * request are compared first.
 */
function remembering(
  parsers: ReadonlyMap<string, Parser>,
): (name: string, at: number) => Parser | undefined {
  const names: string[] = [];
  const last: (Parser | undefined)[] = [];
  return (name, at) => {
    if (names[at] === name) return last[at];
    const parser = parsers.get(name);
    // A request can send any number of names.
    if (at < parsers.size) {
      names[at] = name;
      last[at] = parser;
    }
    return parser;
  };
}

function schemaOf({
  validate_callback: _validate,
  sanitize_callback: _sanitize,
  show_in_index: _shown,
  ...schema
}: ArgDefinition) {
  return schema;
}
