import { applicationPasswordStore } from './application-passwords.ts';
import { commentStore } from './comments.ts';
import { inTransaction } from './context.ts';
import type { Context } from './context.ts';
import { lazily } from './lazily.ts';
import { loginSessionStore } from './login-sessions.ts';
import { metaStore } from './meta.ts';
import { optionStore } from './options.ts';
import { postStore } from './posts.ts';
import { termStore } from './terms.ts';
import type { Session } from './types.ts';
import { userStore } from './users.ts';

/** Returns the collections for one context. */
export const sessionOf: (context: Context) => Session = lazily({
  posts: postStore,
  terms: termStore,
  users: userStore,
  comments: commentStore,
  options: optionStore,
  meta: metaStore,
  applicationPasswords: applicationPasswordStore,
  loginSessions: loginSessionStore,
  transaction: (context): Session['transaction'] => {
    return (work) => inTransaction(context, (inside) => work(sessionOf(inside)));
  },
  versionNow: ({ versionNow }) => versionNow,
});

/** Returns the collections of a session as properties of an object's own, which can be spread. */
export function collectionsOf(session: Session): Session {
  const { posts, terms, users, comments, options, meta } = session;
  const { applicationPasswords, loginSessions, transaction, versionNow } = session;
  return {
    ...{ posts, terms, users, comments, options, meta, applicationPasswords, loginSessions },
    ...{ transaction, versionNow },
  };
}
