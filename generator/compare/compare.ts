import type { Api } from '../model/api.ts';
import { aboutChanges } from './about.ts';
import { answerChanges } from './answers.ts';
import type { Change } from './change.ts';
import { requestChanges } from './requests.ts';

/** What changed in the contract: what breaks first, then by side and place. */
export function compareApis(before: Api, after: Api): readonly Change[] {
  const changes = [
    ...aboutChanges(before.about, after.about),
    ...requestChanges(before, after),
    ...answerChanges(before, after),
  ];
  const order = ({ breaking, side, place }: Change): string =>
    [breaking ? 0 : 1, side === 'request' ? 0 : 1, place].join(' ');
  return changes
    .map((change, at) => ({ change, at }))
    .sort((a, b) => compareTexts(order(a.change), order(b.change)) || a.at - b.at)
    .map(({ change }) => change);
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
