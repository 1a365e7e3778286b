import { RestError } from '../../runtime/errors/rest-error.ts';

/** Creates an error, as all handlers do: `failure(404, 'rest_user_invalid_id', 'Invalid user ID.')`. */
export function failure(
  status: number,
  code: string,
  message: string,
  data: object = {},
): RestError {
  return new RestError(code, message, { ...data, status });
}

/** Returns the error for a conflict with existing data, such as a name that is taken. */
export function conflict(code: string, message: string): RestError {
  return failure(409, code, message);
}

/** Returns the error for a taken term name; clients look for the id of the term in several data of the error. */
export function nameTaken(code: string, message: string, ids: readonly number[]): RestError {
  const error = new RestError(code, message, ids[0]);
  for (const id of ids.slice(1)) error.addData(code, id);
  return error.addData(code, { status: 400, term_id: ids[0] });
}

export function badRequest(code: string, message: string): RestError {
  return failure(400, code, message);
}

export function notFound(code: string, message: string): RestError {
  return failure(404, code, message);
}

/** Returns the error of a resource without a trash: its items are deleted only with `force`. */
export function trashNotSupported(): RestError {
  return failure(
    501,
    'rest_trash_not_supported',
    "This item cannot be moved to the trash. Set 'force=true' to delete it permanently.",
  );
}

export function alreadyTrashed(): RestError {
  return failure(410, 'rest_already_trashed', 'The item is already in the trash.');
}

export function cannotDelete(): RestError {
  return failure(500, 'rest_cannot_delete', 'The item cannot be deleted.');
}
