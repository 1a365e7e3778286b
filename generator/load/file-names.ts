import { asAWhole, diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.ts';

/** A schema file, and the place in it that says its name. */
export interface NamedFile {
  readonly path: string;
  /** `null` where the file cannot be read. */
  readonly span: () => Span | null;
}

/** Diagnostics of files whose names not every file system takes, and of names that differ in case only. */
export function* unportableNames(files: readonly NamedFile[]): Iterable<Diagnostic> {
  const seen = new Map<string, string>();
  for (const { path, span } of files) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const folded = path.normalize('NFC').toLowerCase();
    const twin = seen.get(folded);
    seen.set(folded, twin ?? path);
    const found = twin === undefined ? unportable(path) : { name, problem: differs(twin) };
    if (found) yield diagnose('files/unportable-name', span() ?? asAWhole(path), found);
  }
}

function differs(twin: string): string {
  return `differs from ${twin} only in case, which the file systems of Windows and macOS ignore`;
}

/** The first part of a path that is not allowed everywhere, with the reason. */
function unportable(path: string): { name: string; problem: string } | null {
  for (const part of path.split('/')) {
    const name = part.replace(/\.json$/, '');
    if (DEVICE.test(part)) return { name, problem: 'is a device name on Windows' };
    if (FORBIDDEN.test(name)) return { name, problem: 'contains a character that Windows forbids' };
    if (/[. ]$/.test(name)) return { name, problem: 'ends in a dot or a space' };
  }
  return null;
}

/** Reserved in every folder, in any case, and with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3])(?:\.|$)/i;
const FORBIDDEN = /[<>:"|?*\\\u0000-\u001f]/;
