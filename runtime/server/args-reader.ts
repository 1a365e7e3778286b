import { readerFor, readingOf } from '../schema/index.ts';
import type { ArgDefinition, ArgsReader } from '../schema/types.ts';
import type { Reader } from '../schema/index.ts';
import { treatmentOf } from './callbacks.ts';
import type { ArgRecord } from './records.ts';

/** What is done with the value of an argument; `null` for nothing. */
interface Rule {
  readonly read: Reader;
  /** Whether what is read takes the place of what was sent. */
  readonly sanitizes: boolean;
}

/** The reader of arguments that are registered at run time; generated code brings its own. */
export function argsReader(args: readonly ArgRecord[]): ArgsReader {
  const rules = new Map<string, Rule | null>();
  for (const { name, definition } of args) {
    const rule = ruleOf(definition);
    if (rule !== undefined) rules.set(name, rule);
  }
  const ruleAt = remembering(rules);
  return {
    reads: [...rules.keys()],
    read(sent, open) {
      let at = 0;
      // Arguments inherit nothing, so this form of the loop will do, which copies no names.
      for (const name in sent) {
        const rule = ruleAt(name, at);
        at += 1;
        const value = sent[name];
        if (!rule || value === undefined) continue;
        const read = rule.read(value);
        if (read === undefined) open.push(name);
        else if (read !== value && rule.sanitizes) sent[name] = read;
      }
    },
  };
}

/** `undefined` for an argument that is not read. */
function ruleOf(definition: ArgDefinition): Rule | null | undefined {
  const treatment = treatmentOf(definition);
  if (treatment === 'untouched') return null;
  const reading = treatment === 'called' ? null : readingOf(bare(definition));
  return reading ? { read: readerFor(reading), sanitizes: treatment === 'parsed' } : undefined;
}

/** Looks for rules by name. Clients name the same arguments in the same order, so the last are at hand. */
function remembering(
  rules: ReadonlyMap<string, Rule | null>,
): (name: string, at: number) => Rule | null | undefined {
  const names: string[] = [];
  const last: (Rule | null | undefined)[] = [];
  return (name, at) => {
    if (names[at] === name) return last[at];
    const rule = rules.get(name);
    // However many names are sent.
    if (at < rules.size) {
      names[at] = name;
      last[at] = rule;
    }
    return rule;
  };
}

function bare({
  validate_callback: _validate,
  sanitize_callback: _sanitize,
  ...schema
}: ArgDefinition) {
  return schema;
}
