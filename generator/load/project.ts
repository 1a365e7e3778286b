import type { ArgSetSpec, ResourceSpec, Template } from '../../runtime/resource/index.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import type { Settings } from '../config/settings.ts';
import { digestOf } from '../files.ts';
import type { Span, TextFile } from '../diagnostics/diagnostic.ts';
import type { About, Base } from '../model/api.ts';
import type { SourceFile, Sources } from './load.ts';
import { Expander } from './expand.ts';
import { nameSpanAt, spanAt } from './tree.ts';
import type { Path } from './tree.ts';

/** The valid schema files as typed values with positions. */
export interface Project {
  readonly settings: Settings;
  readonly resources: readonly ResourceFile[];
  readonly argSets: ReadonlyMap<string, ArgSetFile>;
  readonly types: ReadonlyMap<string, TypeFile>;
  readonly bases: readonly Base[];
  readonly about: About;
  /** The positions of schemas/api.json; `null` without the file. */
  readonly aboutPlaces: Places | null;
  readonly handlers: readonly TextFile[];
  /** Digest of all schema files except those of resources. */
  readonly digest: string;
}

/** The positions of values and names in a schema file. */
interface Places {
  at(path: Path): Span;
  ofName(path: Path): Span;
}

interface SpecFile<Spec> {
  readonly name: string;
  readonly source: string;
  readonly digest: string;
  readonly spec: Spec;
  readonly places: Places;
}

export type ResourceFile = SpecFile<ResourceSpec>;
export type ArgSetFile = SpecFile<ArgSetSpec>;

/** A file of schemas/types/, with the names of the types in its schema, and with these types in their place. */
export type TypeFile = SpecFile<TypeSpec> & TypeSpec;

interface TypeSpec {
  readonly schema: Schema;
}

/** Returns the project of the files for which `isWellShaped` holds. */
export function projectOf(
  sources: Sources,
  isWellShaped: (file: SourceFile) => boolean = () => true,
): Project {
  const types = sources.types.filter(isWellShaped).map(specFile<TypeSpec>);
  const argSets = sources.argSets.filter(isWellShaped).map(specFile<ArgSetSpec>);
  const [aboutFile] = sources.about.filter(isWellShaped).map(specFile<About>);
  const isPlain = aboutFile?.spec.profile === 'plain';
  const schemas = new Map(
    types.map(({ name, spec }) => [name, isPlain ? withoutCore(spec.schema) : spec.schema]),
  );
  const expand = new Expander(schemas, isPlain);
  const shared = [sources.bases, sources.argSets, sources.types, sources.about].flat();
  const about = expand.about(aboutFile?.spec ?? { title: 'API', version: '1.0.0' });
  // Leaves the names of types as they are.
  const shorthands = new Expander(new Map());
  return {
    settings: sources.settings,
    resources: sources.resources
      .filter(isWellShaped)
      .map(specFile<ResourceSpec>)
      .map(({ spec, ...file }) => {
        const own = isPlain ? { namespace: '', ...withoutCore(spec) } : spec;
        return { ...file, spec: expand.resource(own) };
      }),
    argSets: new Map(argSets.map((set) => [set.name, { ...set, spec: expand.set(set.spec) }])),
    types: new Map(
      types.map(({ name, spec, ...type }) => {
        const own = { schema: shorthands.schema(spec.schema) };
        return [name, { ...type, name, spec: own, schema: expand.schema({ $type: name }) }];
      }),
    ),
    bases: sources.bases.filter(isWellShaped).map(({ file, name, value }) => {
      // ajv has validated the file by schemas/meta/: it is an object.
      const template = expand.resource(value as object) as Template;
      return { name, source: file.path, template };
    }),
    about,
    aboutPlaces: aboutFile?.places ?? null,
    handlers: sources.handlers,
    digest: digestOf(JSON.stringify(shared.map(({ file }) => file))),
  };
}

/** Returns a part of a service without a core namespace: `/{core}/books` is `/books`. */
function withoutCore<T>(spec: T): T {
  const text = JSON.stringify(spec);
  // Only strings contain the placeholder.
  return text.includes('/{core}/') ? (JSON.parse(text.replaceAll('/{core}/', '/')) as T) : spec;
}

function specFile<Spec>({ file, name, value, whole }: SourceFile): SpecFile<Spec> {
  return {
    ...{ name, source: file.path, digest: digestOf(file.text) },
    // ajv has validated the file by schemas/meta/, which describes `Spec`.
    spec: value as Spec,
    places: {
      at: (path) => spanAt(whole, path),
      ofName: (path) => nameSpanAt(whole, path),
    },
  };
}
