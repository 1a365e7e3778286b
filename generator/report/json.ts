import type { Diagnostic, Span } from '../diagnostics/diagnostic.ts';
import { fixOf } from '../diagnostics/docs.ts';
import { messageOf, positionOf, severityOf } from '../diagnostics/print.ts';
import type { Outcome } from '../run.ts';
import { addedTo, reasonOf } from './text.ts';

/** Returns a run as JSON for other tools. The members do not change between versions. */
export function outcomeJson({ exit, diagnostics, drift, handlers, refused, files }: Outcome) {
  return {
    exit,
    files: files ?? 0,
    diagnostics: diagnostics.map(diagnosticJson),
    drift: drift.map((each) => {
      const { kind, path, cause } = each;
      return { kind, path, reason: reasonOf(each), cause: cause && placeOf(cause) };
    }),
    handlers: handlers.map((change) => {
      return { kind: change.kind, path: change.path, members: addedTo(change) };
    }),
    refused: refused.map(({ path }) => path),
  };
}

function diagnosticJson(diagnostic: Diagnostic) {
  const { code, span } = diagnostic;
  const severity = severityOf(diagnostic);
  return { code, severity, message: messageOf(diagnostic), fix: fixOf(code), ...placeOf(span) };
}

/** Returns the file of a span, and its lines and columns from 1. */
export function placeOf(span: Span) {
  const { line, column } = positionOf(span);
  const end = positionOf({ ...span, start: span.end });
  return { file: span.file.path, line, column, endLine: end.line, endColumn: end.column };
}
