import type { RestError } from '../../runtime/errors/rest-error.ts';
import type { UrlDetailsHandlers } from '../../generated/url-details/handlers.ts';
import { requires } from '../domain/permissions/caller.ts';
import { canEditAnyType } from '../domain/permissions/posts.ts';
import { currentSite } from '../context.ts';
import type { NoPage } from './url-details/link-previews.ts';
import { OutgoingProblem } from '../lib/http-client/outgoing.ts';
import { notFound } from './errors.ts';
import { noSuch } from './references.ts';

export const urlDetails: UrlDetailsHandlers = {
  get: {
    permission: requires(
      canEditAnyType,
      'rest_cannot_view_url_details',
      'You are not allowed to request remote URLs.',
    ),
    async handle({ args }) {
      const url = args.url.replace(/\/$/, '');
      const { linkPreviews } = currentSite();
      const details = await linkPreviews.details(url);
      return details instanceof OutgoingProblem || typeof details === 'string'
        ? errorFor(details)
        : details;
    },
  },
};

function errorFor(problem: NoPage): RestError {
  if (problem === 'empty') return notFound('no_content', 'The URL was not found.');
  if (problem === 'not-found')
    return notFound('no_response', 'The URL did not return an HTML page.');
  // A name that resolves to a forbidden address gives the error of a forbidden address.
  if (problem.kind === 'refused') return noSuch('url', problem.message);
  return notFound('no_response', problem.message);
}
