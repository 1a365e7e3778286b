import { listNames } from '../arguments.ts';
import type { SchemaArg } from '../arguments.ts';
import type { Input } from '../engine.ts';

/**
 * Prepares inputs for peers: `3,7` as a list. Blanks as separators are left out, which the
 * dialect accepts, too.
 */
export function splitter(args: readonly SchemaArg[]): (input: Input) => Input {
  const names = listNames(args);
  return (input) => {
    for (const name of names) {
      const value = input[name];
      if (typeof value === 'string') input[name] = value.split(',');
    }
    return input;
  };
}
