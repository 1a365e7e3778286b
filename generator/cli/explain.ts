import { hint } from '../diagnostics/hint.ts';
import { codeNames, explanationOf } from '../diagnostics/docs.ts';

/** What `restloom explain CODE` prints: of a code that is not there those that have it in their name, else all. */
export function explain(code: string): { readonly text: string; readonly isKnown: boolean } {
  const text = explanationOf(code);
  if (text !== null) return { text, isKnown: true };
  const names = codeNames();
  const like = names.filter((name) => name.includes(code));
  const listed = (like.length > 0 ? like : names).map((name) => `  ${name}`).join('\n');
  const said = code === '' ? 'Name a code.' : `There is no code "${code}".${hint(code, names)}`;
  return {
    text: `${said} There ${like.length === 1 ? 'is' : 'are'}:\n\n${listed}`,
    isKnown: false,
  };
}
