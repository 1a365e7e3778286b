import type { Migration } from 'kysely';
import type { Context } from '../context.ts';
import { initialTables } from './0001-initial-tables.ts';
import { totals } from './0002-totals.ts';
import { uniqueSlugs } from './0003-unique-slugs.ts';
import { indexes } from './0004-indexes.ts';
import { fullText } from './0005-full-text.ts';
import { slugsOfTemplates } from './0006-slugs-of-templates.ts';
import { lettersInIndexes } from './0007-letters-in-indexes.ts';
import { loginSessions } from './0008-login-sessions.ts';
import { privateSearch } from './0009-private-search.ts';
import { manyComments } from './0010-many-comments.ts';
import { versions } from './0011-versions.ts';
import { termTotals } from './0012-term-totals.ts';
import { searchWithoutRevisions } from './0013-search-without-revisions.ts';
import { formerSlugs } from './0014-former-slugs.ts';
import { formerParents } from './0015-former-parents.ts';
import { specialLetters } from './0016-special-letters.ts';

/** Returns all migrations by name, in order. Released migrations are never edited. */
export function migrations(kind: Context['kind']): Record<string, Migration> {
  return {
    '0001-initial-tables': initialTables(kind),
    '0002-totals': totals(kind),
    '0003-unique-slugs': uniqueSlugs(),
    '0004-indexes': indexes(),
    '0005-full-text': fullText(kind),
    '0006-slugs-of-templates': slugsOfTemplates(),
    '0007-letters-in-indexes': lettersInIndexes(),
    '0008-login-sessions': loginSessions(kind),
    '0009-private-search': privateSearch(kind),
    '0010-many-comments': manyComments(kind),
    '0011-versions': versions(kind),
    '0012-term-totals': termTotals(kind),
    '0013-search-without-revisions': searchWithoutRevisions(kind),
    '0014-former-slugs': formerSlugs(kind),
    '0015-former-parents': formerParents(kind),
    '0016-special-letters': specialLetters(kind),
  };
}
