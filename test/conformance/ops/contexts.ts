import {
  applyContext,
  closeSchema,
  contextTable,
  filterByContext,
} from '../../../runtime/shape/index.ts';
import { schemaAt, textAt } from '../input.ts';
import type { Ops } from '../types.ts';

/** 4.5: contexts. `filter_context` uses the interpreter, `tableOps` uses the tables. */
export const ops: Ops = {
  filter_context: ({ input }) => ({
    value: filterByContext(input['data'], schemaAt(input, 'schema'), textAt(input, 'context')),
  }),
  close_schema: ({ input }) => ({ value: closeSchema(schemaAt(input, 'schema')) }),
};

/** `filter_context` with the table made of the schema. */
export const tableOps: Ops = {
  filter_context: ({ input, expected }) => {
    const context = textAt(input, 'context');
    const rule = contextTable(schemaAt(input, 'schema'), [context])[context];
    const value = rule === undefined ? undefined : applyContext(rule, input['data']);
    // A table skips values that lose nothing, so it causes fewer notices.
    return { value, notices: noticesIn(expected) };
  },
};

function noticesIn(expected: unknown): unknown {
  const isMap = typeof expected === 'object' && expected !== null;
  return isMap && 'notices' in expected ? expected.notices : undefined;
}
