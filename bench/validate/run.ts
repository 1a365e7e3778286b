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

/** Checks of argument sets, generated and interpreted, compared with those of others. */
export const run: Bench = async ({ rounds, only, eachArgument }) => {
  const compiled = await compileAll();
  const chosen = choose(cases, only, ({ title }) => title);
  if (chosen.length === 0) return false;
  const differences = await compare(chosen, compiled);
  for (const difference of differences) console.error(difference);
  if (differences.length > 0) return false;

  const races = chosen.map((one) => race(one, compiled.get(one.set)?.compiled ?? []));
  // All of them first: in a server too the functions they share have seen everything.
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
   * The generated code once more, to be compared with the dispatcher: arguments come from there as maps
   * of another kind, and what is timed is to have seen the same as its peers.
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

/** Ours have to be right in every case, and to do what the dispatcher does. */
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

/** Runs the engines of a case; engines with another verdict do other work, and are left out. */
function race(one: Case, compiled: readonly Compiled[]) {
  const { right, wrong } = judge(one, compiled);
  // Good input has no errors to be put into words.
  const timed = right.filter(({ engine }) => engine !== worded || !one.isGood);
  const contestants = timed.map(({ engine, checker }): Contestant => {
    const text = textFor(one, engine);
    return {
      name: engine.name,
      inputs: (count) => Array.from({ length: count }, () => JSON.parse(text) as Input),
      // It gets the value of the line above; a function around it would be timed too.
      run: checker.check as Contestant['run'],
    };
  });
  return { one, contestants, wrong };
}

function missingSet({ set, title }: Case): never {
  throw new Error(`validate: ${title} is about ${set}, which is not compiled`);
}
