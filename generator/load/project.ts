import type { ArgSetSpec, ResourceSpec, Template } from '../../runtime/resource/index.ts';
import { memoized } from '../collections.ts';
import type { Settings } from '../config/settings.ts';
import type { Span, TextFile } from '../diagnostics/diagnostic.ts';
import type { About, Base } from '../model/api.ts';
import type { SourceFile, Sources } from './load.ts';
import { expandedResource, expandedSet } from './shorthands.ts';
import { nameSpanAt, spanAt } from './tree.ts';
import type { Path } from './tree.ts';

/** The valid schema files as typed values with positions. */
export interface Project {
  readonly settings: Settings;
  readonly resources: readonly ResourceFile[];
  readonly argSets: ReadonlyMap<string, ArgSetFile>;
  readonly bases: readonly Base[];
  readonly about: About;
  /** The positions of schemas/api.json; `null` without the file. */
  readonly aboutPlaces: Places | null;
  readonly handlers: readonly TextFile[];
}

/** The positions of values and names in a schema file. */
export interface Places {
  at(path: Path): Span;
  ofName(path: Path): Span;
}

interface SpecFile<Spec> {
  readonly name: string;
  readonly source: string;
  /** Digest of the file and its bases. */
  readonly digest: string;
  readonly spec: Spec;
  readonly places: Places;
}

export type ResourceFile = SpecFile<ResourceSpec>;
export type ArgSetFile = SpecFile<ArgSetSpec>;

/** Returns the project of the files for which `isWellShaped` holds. */
export function projectOf(
  sources: Sources,
  isWellShaped: (file: SourceFile) => boolean = () => true,
): Project {
  const argSets = sources.argSets.filter(isWellShaped).map(argSetFile);
  const [aboutFile] = sources.about.filter(isWellShaped).map(specFile<About>);
  const about = aboutFile?.spec ?? unnamed;
  const { profile } = about;
  return {
    settings: sources.settings,
    resources: sources.resources
      .filter(isWellShaped)
      .map(resourceFile)
      .map((file) => (profile === 'plain' ? withoutCore(file) : file)),
    argSets: new Map(argSets.map((set) => [set.name, set])),
    bases: sources.bases.filter(isWellShaped).map(baseOf),
    about,
    aboutPlaces: aboutFile?.places ?? null,
    handlers: sources.handlers,
  };
}

/** The API of a project without schemas/api.json. */
const unnamed: About = { title: 'API', version: '1.0.0' };

function baseOf({ file, name, digest, value }: SourceFile): Base {
  // ajv has validated the file by schemas/meta/: it is an object.
  return { name, source: file.path, digest, template: value as Template };
}

/** Returns a resource of a service without a core namespace: `/{core}/books` is `/books`. */
function withoutCore({ spec, ...file }: ResourceFile): ResourceFile {
  const text = JSON.stringify(spec).replaceAll('/{core}/', '/');
  const moved = JSON.parse(text) as ResourceSpec; // only strings contain the placeholder
  return { ...file, spec: { ...moved, namespace: moved.namespace ?? '' } };
}

// `check` and `lower` need them.
const resourceFile = memoized((file: SourceFile): ResourceFile => {
  const { spec, ...others } = specFile<ResourceSpec>(file);
  return { ...others, spec: expandedResource(spec) };
});
const argSetFile = memoized((file: SourceFile): ArgSetFile => {
  const { spec, ...others } = specFile<ArgSetSpec>(file);
  return { ...others, spec: expandedSet(spec) };
});

function specFile<Spec>({ file, name, digest, value, whole }: SourceFile): SpecFile<Spec> {
  return {
    ...{ name, source: file.path, digest },
    // ajv has validated the file by schemas/meta/, which describes `Spec`.
    spec: value as Spec,
    places: {
      at: (path) => spanAt(whole, path),
      ofName: (path) => nameSpanAt(whole, path),
    },
  };
}
