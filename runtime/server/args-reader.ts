import { readerFor, readingOf } from '../schema/index.ts';
import type { ArgDefinition, ArgsReader } from '../schema/types.ts';
import { isReadBySchema } from './callbacks.ts';
import type { ArgRecord } from './records.ts';

/** The reader of arguments that are registered at run time; generated code brings its own. */
export function argsReader(args: readonly ArgRecord[]): ArgsReader {
  const readers = new Map(
    args.flatMap(({ name, definition }) => {
      const reading = isReadBySchema(definition) ? readingOf(bare(definition)) : null;
      return reading ? [[name, readerFor(reading)] as const] : [];
    }),
  );
  return {
    reads: [...readers.keys()],
    read(sent, open) {
      for (const name of Object.keys(sent)) {
        const reader = readers.get(name);
        const value = sent[name];
        if (!reader || value === undefined) continue;
        const read = reader(value);
        if (read === undefined) open.push(name);
        else if (read !== value) sent[name] = read;
      }
    },
  };
}

function bare({
  validate_callback: _validate,
  sanitize_callback: _sanitize,
  ...schema
}: ArgDefinition) {
  return schema;
}
