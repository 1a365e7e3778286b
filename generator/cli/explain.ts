import { hint } from '../check/hint.ts';
import { codeNames, explanationOf } from '../diagnostics/docs.ts';

/** What `restloom explain CODE` prints. */
export function explain(code: string): { readonly text: string; readonly isKnown: boolean } {
  const text = explanationOf(code);
  if (text !== null) return { text, isKnown: true };
  const names = codeNames();
  const listed = names.map((name) => `  ${name}`).join('\n');
  const said = code === '' ? 'Name a code.' : `There is no code "${code}".${hint(code, names)}`;
  return { text: `${said} There are:\n\n${listed}`, isKnown: false };
}
