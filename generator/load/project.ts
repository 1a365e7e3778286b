import type { Settings } from '../config/settings.ts';
import type { Span } from '../diagnostics/diagnostic.ts';
import type { TextFile } from '../diagnostics/diagnostic.ts';
import type { About, Base } from '../model/api.ts';
import type { SourceFile, Sources } from './load.ts';
import type { ArgSetSpec, ResourceSpec, Template } from '../../runtime/resource/index.ts';
import { nameSpanAt, spanAt } from './tree.ts';
import type { Path } from './tree.ts';

/** The schema files, by now known to have the right shape, as values with places. */
export interface Project {
  readonly settings: Settings;
  readonly resources: readonly ResourceFile[];
  readonly argSets: ReadonlyMap<string, ArgSetFile>;
  readonly bases: readonly Base[];
  readonly about: About;
  /** What people wrote under site/handlers/. */
  readonly handlers: readonly TextFile[];
}

/** The place of a value, and of a name, in a schema file. */
export interface Places {
  at(path: Path): Span;
  ofName(path: Path): Span;
}

export interface ResourceFile {
  readonly name: string;
  readonly source: string;
  /** A digest of all that it follows from. */
  readonly digest: string;
  readonly spec: ResourceSpec;
  readonly places: Places;
}

export interface ArgSetFile {
  readonly name: string;
  readonly source: string;
  readonly digest: string;
  readonly spec: ArgSetSpec;
  readonly places: Places;
}

/** The files of `sources` for which `isWellShaped` holds. */
export function projectOf(
  sources: Sources,
  isWellShaped: (file: SourceFile) => boolean = () => true,
): Project {
  const argSets = sources.argSets.filter(isWellShaped).map(fileOf<ArgSetSpec>);
  return {
    settings: sources.settings,
    resources: sources.resources.filter(isWellShaped).map(fileOf<ResourceSpec>),
    argSets: new Map(argSets.map((set) => [set.name, set])),
    bases: sources.bases.filter(isWellShaped).map(baseOf),
    about: sources.about.filter(isWellShaped).map(aboutOf)[0] ?? UNNAMED,
    handlers: sources.handlers,
  };
}

/** What a project says of itself that has no schemas/api.json. */
const UNNAMED: About = { title: 'API', version: '1.0.0' };

function aboutOf({ value }: SourceFile): About {
  // ajv has compared the file with schemas/meta/, which says the same as `About`.
  return value as About;
}

function baseOf(source: SourceFile): Base {
  const { file, name, digest } = source;
  return {
    name,
    source: file.path,
    digest,
    // A file is an object of JSON: ajv has compared it with schemas/meta/.
    template: source.value as Template,
  };
}

function fileOf<Spec>(source: SourceFile) {
  const { file, name, digest } = source;
  return {
    name,
    source: file.path,
    digest,
    // ajv has compared the file with schemas/meta/, which says the same as `Spec`.
    spec: source.value as Spec,
    places: {
      at: (path: Path) => spanAt(source.whole, path),
      ofName: (path: Path) => nameSpanAt(source.whole, path),
    },
  };
}
