import { RestError } from '../../runtime/errors/rest-error.ts';

/** An error with a status: `badRequest('rest_invalid_author', 'There is no such user.')`. */
export function failure(status: number, code: string, message: string): RestError {
  return new RestError(code, message, { status });
}

export function badRequest(code: string, message: string): RestError {
  return failure(400, code, message);
}

export function notFound(code: string, message: string): RestError {
  return failure(404, code, message);
}

/** What has no trash can only be deleted for good, which `force` has to confirm. */
export function trashNotSupported(): RestError {
  return failure(
    501,
    'rest_trash_not_supported',
    "There is no trash for this. Set 'force=true' to delete it for good.",
  );
}

export function alreadyTrashed(): RestError {
  return failure(410, 'rest_already_trashed', 'It is in the trash already.');
}

export function cannotDelete(): RestError {
  return failure(500, 'rest_cannot_delete', 'It cannot be deleted.');
}
