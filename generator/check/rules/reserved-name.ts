import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project, ResourceFile } from '../../load/project.ts';
import { argListsOf, argsOf } from '../walk.ts';

const inAnswers = 'is added to every response';
const inRequests = 'is a parameter of every request';

/** The members of answers and the parameters of requests that are the service's, by name: what it does with them. */
const names: ReadonlyMap<string, string> = new Map([
  ...['_links', '_embedded'].map((name) => [name, inAnswers] as const),
  ...['_fields', '_embed', '_envelope', '_method'].map((name) => [name, inRequests] as const),
]);

/** A property or an argument that is called like what the service itself answers or reads. */
export function* reservedName(project: Project): Iterable<Diagnostic> {
  const lists = [...argListsOf(project)].filter(({ args }) => args.$from === 'schema');
  const sent = new Set(lists.map(({ resource }) => resource));
  for (const resource of project.resources) {
    for (const name of Object.keys(resource.spec.schema.properties)) {
      const use = useOf(name, resource, { isSent: sent.has(resource) });
      if (use === null) continue;
      const span = resource.places.ofName(['schema', 'properties', name]);
      yield diagnose('schema/reserved-name', span, { name, use });
    }
  }
  for (const { name, path, places } of argsOf(project)) {
    const use = names.get(name);
    if (use === inRequests) {
      yield diagnose('schema/reserved-name', places.ofName(path), { name, use });
    }
  }
}

/** What the service does with a property of this name; `null` where nothing is in its way. */
function useOf(
  name: string,
  { spec }: ResourceFile,
  { isSent }: { readonly isSent: boolean },
): string | null {
  const use = names.get(name) ?? null;
  if (use === inAnswers) return use;
  if (!isSent || spec.schema.properties[name]?.readonly === true) return null;
  const isAudience = name === 'context' && (spec.contexts ?? []).length > 0;
  return isAudience ? 'is the parameter that chooses the fields of the response' : use;
}
