import type { Bench } from '../lib/bench.ts';
import { choose } from '../lib/choose.ts';
import { measure, warmUp } from '../lib/measure.ts';
import type { Contestant } from '../lib/measure.ts';
import { report } from '../lib/report.ts';
import { differsFromDispatcher, judge, textFor } from './agree.ts';
import type { Compiled } from './agree.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';
import { schemaArgs } from './arguments.ts';
import { cases, sets } from './cases.ts';
import type { Case } from './cases.ts';
import type { ArgumentSet, Engine, Input } from './engine.ts';
import { ajvAllErrors, ajvStandalone, ajvStrict } from './engines/ajv.ts';
import { generated, interpreter, worded } from './engines/ours.ts';
import { typebox } from './engines/typebox.ts';
import { zod } from './engines/zod.ts';
import { argumentTables } from './each-argument.ts';
import { argumentsSchema } from './json-schema.ts';
import { page } from './page.ts';
import type { Row } from './page.ts';
import { siteFree } from './site-free.ts';

const engines: readonly Engine[] = [
  generated,
  worded,
  interpreter,
  ajvStandalone,
  ajvAllErrors,
  ajvStrict,
  typebox,
  zod,
];

const OURS: ReadonlySet<string> = new Set([generated.name, worded.name, interpreter.name]);

/** Compares generated and interpreted checks of arguments with other libraries. */
export const run: Bench = async ({ rounds, only, eachArgument }) => {
  const compiled = await compileAll();
  const chosen = choose(cases, only, ({ title }) => title);
  if (chosen.length === 0) return false;
  const differences = await compare(chosen, compiled);
  for (const difference of differences) console.error(difference);
  if (differences.length > 0) return false;

  const races = chosen.map((one) => race(one, compiled.get(one.set)?.compiled ?? []));
  // All are prepared first: in a server, shared functions have been called for all of them, too.
  for (const { contestants } of races) warmUp(contestants);
  const rows: Row[] = races.map(({ one, contestants, wrong }) => {
    process.stderr.write(`${one.title}\n`);
    return { one, wrong, timings: measure(contestants, rounds) };
  });
  if (eachArgument)
    console.log(argumentTables(chosen, (name) => compiled.get(name)?.set.definitions));
  report(
    'validate',
    page(
      rows,
      engines.map(({ name }) => name),
      rounds,
    ),
  );
  return true;
};

interface CompiledSet {
  readonly set: ArgumentSet;
  readonly compiled: readonly Compiled[];
  /**
   * A second copy of the generated code for the comparison with the dispatcher, whose arguments are maps
   * of another kind; the measured copy must only be called with the inputs of its peers.
   */
  readonly twin: ArgumentSet;
}

async function compileAll(): Promise<ReadonlyMap<string, CompiledSet>> {
  const all = new Map<string, CompiledSet>();
  for (const [name, generatedArgs] of Object.entries(sets)) {
    const set = await argumentSet(name, generatedArgs);
    const compiled: Compiled[] = [];
    for (const engine of engines) compiled.push({ engine, checker: await engine.compile(set) });
    all.set(name, { set, compiled, twin: await argumentSet(`${name}-twin`, generatedArgs) });
  }
  return all;
}

async function argumentSet(name: string, generatedArgs: ArgDefinitions): Promise<ArgumentSet> {
  const { definitions, parse } = await siteFree(name, generatedArgs);
  const args = schemaArgs(definitions);
  return { name, definitions, parse, args, json: argumentsSchema(args) };
}

/** Our engines must be right in every case, and equal to the dispatcher. */
async function compare(
  chosen: readonly Case[],
  all: ReadonlyMap<string, CompiledSet>,
): Promise<readonly string[]> {
  const differences: string[] = [];
  for (const one of chosen) {
    const { twin, compiled } = all.get(one.set) ?? missingSet(one);
    const { wrong } = judge(one, compiled);
    const ours = wrong.filter((name) => OURS.has(name));
    for (const name of [...ours, ...wrong.filter((each) => each === ajvStandalone.name)])
      differences.push(`${one.title}: ${name} ${one.isGood ? 'refuses' : 'accepts'} it`);
    const checker = await generated.compile(twin);
    const difference = await differsFromDispatcher(one, twin, { engine: generated, checker });
    if (difference) differences.push(difference);
  }
  return differences;
}

/** Runs the engines of a case, without those with another verdict, which do other work. */
function race(one: Case, compiled: readonly Compiled[]) {
  const { right, wrong } = judge(one, compiled);
  // Valid input has no error messages.
  const timed = right.filter(({ engine }) => engine !== worded || !one.isGood);
  const contestants = timed.map(({ engine, checker }): Contestant => {
    const text = textFor(one, engine);
    return {
      name: engine.name,
      inputs: (count) => Array.from({ length: count }, () => JSON.parse(text) as Input),
      // It has the type of the line above; a wrapper would be part of the measured time.
      run: checker.check as Contestant['run'],
    };
  });
  return { one, contestants, wrong };
}

function missingSet({ set, title }: Case): never {
  throw new Error(`validate: ${title} is about ${set}, which is not compiled`);
}
