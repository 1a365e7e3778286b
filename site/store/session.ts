import { applicationPasswordStore } from './application-passwords.ts';
import { commentStore } from './comments.ts';
import { inTransaction } from './context.ts';
import type { Context } from './context.ts';
import { loginSessionStore } from './login-sessions.ts';
import { metaStore } from './meta.ts';
import { optionStore } from './options.ts';
import { postStore } from './posts.ts';
import { termStore } from './terms.ts';
import type { Session } from './types.ts';
import { userStore } from './users.ts';

/** Returns all collections for one context. */
export function sessionOf(context: Context): Session {
  return {
    posts: postStore(context),
    terms: termStore(context),
    users: userStore(context),
    comments: commentStore(context),
    options: optionStore(context),
    meta: metaStore(context),
    applicationPasswords: applicationPasswordStore(context),
    loginSessions: loginSessionStore(context),
    transaction: (work) => inTransaction(context, (inside) => work(sessionOf(inside))),
  };
}
