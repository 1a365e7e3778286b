import type { WireResponse } from '../../runtime/http/index.ts';
import type { Reference } from '../../runtime/reference/index.ts';
import type { ResolvedSettings } from '../../runtime/server/index.ts';
import { AVATARS_PATH } from '../domain/avatars.ts';
import { adminPage, loginPage } from './account/index.ts';
import { commentsPath, loginPath, pathOfAddress, REFERENCE_PATH } from './addresses.ts';
import { avatarAnswer, avatarPath } from './avatar.ts';
import { takeComment } from './comment-form.ts';
import { rsdDocument } from './content/advertise.ts';
import type { PageRequest } from './request.ts';

type Answer = Promise<WireResponse | null> | WireResponse | null;

/** A page whose address does not depend on the content. */
export interface FixedPage {
  /** The path at which it answers, or below which it does; empty when it is not below the address of the site. */
  path(settings: ResolvedSettings): string;
  /** Returns its answer, or `null` for any other address. */
  answer(request: PageRequest, reference: Reference): Answer;
}

const RSD_PATH = '/xmlrpc.php';

/** Every page of the site that is not content, in the order in which they are asked. */
export const fixedPages: readonly FixedPage[] = [
  {
    path: ({ adminUrl, baseUrl }) => pathOfAddress(baseUrl, adminUrl),
    answer: (request) =>
      request.adminPath === null ? null : adminPage(request, request.adminPath),
  },
  at(({ token }) => loginPath(token), loginPage),
  at(({ token }) => commentsPath(token), takeComment),
  at(
    () => RSD_PATH,
    (request) => (Object.hasOwn(request.query, 'rsd') ? rsdDocument(request) : null),
  ),
  {
    path: () => REFERENCE_PATH,
    answer: ({ session, login, wire }, reference) =>
      reference.respond(wire, () =>
        session.user === null ? null : login.restNonce(session.user, session),
      ),
  },
  {
    path: () => AVATARS_PATH,
    answer: (request) => {
      const hash = avatarPath(request.path);
      return hash === null ? null : avatarAnswer(request, hash);
    },
  },
];

/** A page at one path. */
function at(path: FixedPage['path'], page: (request: PageRequest) => Answer): FixedPage {
  return {
    path,
    answer: (request) => (request.path === path(request.server.settings) ? page(request) : null),
  };
}
