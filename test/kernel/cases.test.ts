import { beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '../../runtime/schema/index.ts';
import { schemaAt, textAt } from '../conformance/input.ts';
import { ops as sanitizeOps } from '../conformance/ops/sanitize.ts';
import { ops as validateOps } from '../conformance/ops/validate.ts';
import { outcomeOf, verdictOf } from '../conformance/ops/verdict.ts';
import { readCases, runCase } from '../conformance/run.ts';
import type { Case, Ops } from '../conformance/types.ts';
import { generated, interpreter } from './both.ts';
import type { Engine } from './both.ts';

const directory = `${import.meta.dirname}/../conformance/cases`;
const files = ['validate', 'sanitize'] as const;
const cases = files.flatMap((file) =>
  readCases({ directory, file }).map((record) => ({ file, record })),
);

// Printed on demand, since the module is large.
const engines: { readonly [name: string]: () => Engine | Promise<Engine> } = {
  interpreter: () => interpreter,
  'generated code': () => generated(schemasOf(cases.map(({ record }) => record)), 'cases'),
};

describe.each(Object.entries(engines))('4.7: the recorded cases with the %s', (_name, make) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await make();
  });

  test.each(['validate', 'sanitize', 'parse'])('%s', async (op) => {
    expect(await failuresOf(op, bySchema(engine))).toEqual([]);
  });
});

describe('4.7: the recorded cases of helpers for schemas', () => {
  const smallOps = [...new Set(cases.map(({ record }) => record.op))].filter(
    (op) => !Object.hasOwn(bySchema(interpreter), op),
  );
  test.each(smallOps)('%s', async (op) => {
    expect(await failuresOf(op, { ...validateOps, ...sanitizeOps })).toEqual([]);
  });
});

/** The first ten differences. */
async function failuresOf(op: string, ops: Ops): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const { file, record } of cases) {
    if (record.op !== op) continue;
    const difference = await runCase(record, ops, { directory, file });
    if (difference) failures.push({ id: record.id, input: record.input, ...difference });
  }
  return failures.slice(0, 10);
}

/** The operations on a schema. Without a schema an argument is not registered and stays unchanged. */
function bySchema(engine: Engine): Ops {
  return {
    validate: (record) => {
      const { value, schema, param } = partsOf(record);
      return verdictOf(record, engine.check(schema)(value, param));
    },
    sanitize: (record) => {
      const { value, schema, param } = partsOf(record);
      return outcomeOf(record, hasSchema(record) ? engine.sanitize(schema)(value, param) : value);
    },
    parse: (record) => {
      const { value, schema, param } = partsOf(record);
      return outcomeOf(record, hasSchema(record) ? engine.parse(schema)(value, param) : value);
    },
  };
}

function partsOf({ input }: Case): { value: unknown; schema: Schema; param: string } {
  return {
    value: input['value'],
    schema: schemaAt(input, 'schema'),
    param: textAt(input, 'param'),
  };
}

function schemasOf(records: readonly Case[]): Schema[] {
  return records.filter(hasSchema).map(({ input }) => schemaAt(input, 'schema'));
}

function hasSchema({ input }: Case): boolean {
  return 'schema' in input;
}
