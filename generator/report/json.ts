import { codes } from '../diagnostics/codes.ts';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.ts';
import { messageOf, positionOf, severityOf } from '../diagnostics/print.ts';
import type { Outcome } from '../run.ts';
import { reasonOf } from './text.ts';

/** Returns a run as JSON for other tools. The members do not change between versions. */
export function outcomeJson({ exit, diagnostics, drift, handlers, refused, files }: Outcome) {
  return {
    exit,
    files: files ?? 0,
    diagnostics: diagnostics.map(diagnosticJson),
    drift: drift.map((each) => ({
      kind: each.kind,
      path: each.path,
      reason: reasonOf(each),
      cause: each.cause && placeOf(each.cause),
    })),
    handlers: handlers.map((change) => ({
      kind: change.kind,
      path: change.path,
      members: change.kind === 'append' ? change.members.map(({ id }) => id) : [],
    })),
    refused: refused.map(({ path }) => path),
  };
}

function diagnosticJson(diagnostic: Diagnostic) {
  return {
    code: diagnostic.code,
    severity: severityOf(diagnostic),
    message: messageOf(diagnostic),
    fix: codes[diagnostic.code].fix,
    ...placeOf(diagnostic.span),
  };
}

/** Returns the file of a span, and its lines and columns from 1. */
export function placeOf(span: Span) {
  const { line, column } = positionOf(span);
  const end = positionOf({ ...span, start: span.end });
  return { file: span.file.path, line, column, endLine: end.line, endColumn: end.column };
}
