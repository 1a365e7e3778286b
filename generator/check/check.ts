import { dependsOnResource } from '../../runtime/resource/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile, Sources } from '../load/load.ts';
import { projectOf } from '../load/project.ts';
import { digestOf } from '../digest.ts';
import { outwardKeyOf, outwardOf } from '../load/outward.ts';
import type { Project } from '../load/project.ts';
import { KnownGood } from './known-good.ts';
import type { RuleOf } from './rule.ts';
import { checkShapes } from './shape.ts';
import { rules } from './rules/index.ts';

/** Everything that is wrong with the schema files, in no order. */
export async function check(sources: Sources): Promise<readonly Diagnostic[]> {
  const { found, isWhole, project } = await checkEach(sources);
  return isWhole ? [...found, ...(await findingsAcross(project))] : found;
}

/** What is wrong with each file by itself. */
export async function checkAlone(sources: Sources): Promise<readonly Diagnostic[]> {
  return (await checkEach(sources)).found;
}

interface CheckedEach {
  readonly found: readonly Diagnostic[];
  /** Whether the files can be compared with each other. */
  readonly isWhole: boolean;
  readonly project: Project;
}

async function checkEach(sources: Sources): Promise<CheckedEach> {
  const shapes = await checkShapes(sources);
  const isWellShaped = (file: SourceFile): boolean => shapes.get(file)?.length === 0;
  const ofShape = [...shapes.values()].flat();

  // A rule reads files as what their shape promises, so it sees only those that keep the promise. One
  // that is missing would look like a mistake elsewhere: across files only a whole project is judged.
  const isWhole = sources.diagnostics.length === 0 && ofShape.length === 0;
  const project = projectOf(sources, isWellShaped);
  const knownGood = new KnownGood(project);
  const rest = knownGood.rest();
  const alone = rest === null ? [] : await findingsAlone(rest);
  knownGood.remember(alone);
  return { found: [...sources.diagnostics, ...ofShape, ...alone], isWhole, project };
}

/** What the rules find that look at one place at a time: what they gather of many resources takes much room. */
async function findingsAlone(project: Project): Promise<readonly Diagnostic[]> {
  const found = new Map<string, Diagnostic>();
  // Argument sets are judged where no resource is new as well.
  const count = Math.max(1, project.resources.length);
  for (let at = 0; at < count; at += AT_ONCE) {
    const resources = project.resources.slice(at, at + AT_ONCE);
    for (const each of await findingsOf(rules.alone, { ...project, resources })) {
      const { span, code, values } = each;
      // What is wrong with an argument set is found each time.
      found.set(JSON.stringify([code, span.file.path, span.start, span.end, values]), each);
    }
  }
  return [...found.values()];
}

const AT_ONCE = 50;

/** What the rules find that compare files; nothing where they found nothing in the same. */
async function findingsAcross(project: Project): Promise<readonly Diagnostic[]> {
  const { memory } = project;
  const argSets = [...project.argSets.keys()];
  const contextSets = argSets.filter((name) => {
    const context = project.argSets.get(name)?.spec.args['context'];
    return context !== undefined && dependsOnResource(context);
  });
  const said = project.resources.map((file) => [file.name, outwardKeyOf(file, memory).digest]);
  const key = digestOf(JSON.stringify([argSets, contextSets, said]));
  if (memory.remembered('across', key) !== undefined) return [];
  const resources = project.resources.map((file) => {
    const { name, places } = file;
    return { name, places, ...outwardOf(file, memory) };
  });
  const found = await findingsOf(rules.across, { argSets, contextSets, resources });
  if (found.length === 0) memory.recall('across', key, () => true);
  return found;
}

async function findingsOf<P>(all: readonly RuleOf<P>[], project: P): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const rule of all) {
    for await (const diagnostic of rule(project)) found.push(diagnostic);
  }
  return found;
}
