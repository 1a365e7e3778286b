import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { fixOf } from '../diagnostics/docs.ts';
import { messageOf, severityOf } from '../diagnostics/print.ts';
import type { CausedDrift, Outcome } from '../run.ts';
import { placeOf } from './json.ts';
import { instructionFor, reasonOf } from './text.ts';

/** Returns a run as workflow commands of GitHub, one per line. */
export function githubLines({ exit, diagnostics, drift, refused, handlers }: Outcome): string[] {
  const lines = diagnostics.map(diagnosticLine);
  if (exit !== 1) return lines;
  if (refused.length > 0) return [...lines, ...refused.map(driftLine)];
  const ofHandlers = handlers.map(({ path, kind }) => {
    const text = kind === 'create' ? 'The handler file is missing.' : 'Endpoints have no handler.';
    return command('error', { file: path, title: 'drift/missing' }, text);
  });
  return [...lines, ...drift.map(driftLine), ...ofHandlers];
}

function diagnosticLine(diagnostic: Diagnostic): string {
  const { code, span } = diagnostic;
  const { file, line, column: col, endLine, endColumn } = placeOf(span);
  // GitHub accepts columns only for a range within one line.
  const place = { file, line, endLine, col, ...(endLine === line && { endColumn }), title: code };
  return command(severityOf(diagnostic), place, `${messageOf(diagnostic)} ${fixOf(code)}`);
}

/** Annotates the line of the schema if it is known, because GitHub collapses generated files. */
function driftLine(drift: CausedDrift): string {
  const { kind, path, cause } = drift;
  const title = `drift/${kind}`;
  const text = `${path}: ${reasonOf(drift) || 'missing'}. ${instructionFor([drift])}`;
  if (!cause) return command('error', { file: path, title }, text);
  const { file, line, column: col } = placeOf(cause);
  return command('error', { file, line, col, title }, text);
}

function command(
  name: 'error' | 'warning',
  properties: { readonly [name: string]: string | number },
  text: string,
): string {
  const written = Object.entries(properties).map(([property, value]) => {
    const escaped = escapeText(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
    return `${property}=${escaped}`;
  });
  return `::${name} ${written.join(',')}::${escapeText(text)}`;
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
