import { tokenOf } from '../lower/callbacks.ts';
import type { About } from '../model/api.ts';
import { breaking } from './change.ts';
import type { Change } from './change.ts';

const PLACE = 'the service';

/** What changed in how all of the service is reached. */
export function* aboutChanges(before: About, after: About): Iterable<Change> {
  const [was, is] = [tokenOf(before), tokenOf(after)];
  if (was !== is) {
    const text = `calls its headers and its core namespace after \`${is}\`, it was \`${was}\``;
    yield breaking('request', PLACE, text, `X-${was.toUpperCase()}-Nonce`);
  }
  if (before.server !== undefined && before.server !== after.server) {
    const text = `has its root ${after.server === undefined ? 'nowhere' : `at ${after.server}`}`;
    yield breaking('request', PLACE, `${text}, it was ${before.server}`, before.server);
  }
}
