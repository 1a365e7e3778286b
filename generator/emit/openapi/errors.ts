interface ErrorText {
  /** The response of all endpoints that name no code for the status. */
  readonly name: string;
  readonly description: string;
}

const texts: ReadonlyMap<number, ErrorText> = new Map([
  [400, { name: 'InvalidParameters', description: 'Missing or invalid parameters.' }],
  [401, { name: 'NotLoggedIn', description: 'Authentication required.' }],
  [403, { name: 'NotAllowed', description: 'Permission denied.' }],
  [404, { name: 'NotFound', description: 'Not found.' }],
  [409, { name: 'Error', description: 'Conflict with the current state of the resource.' }],
  [410, { name: 'Error', description: 'The resource no longer exists.' }],
  [412, { name: 'Error', description: 'The resource has changed since it was read.' }],
  [413, { name: 'Error', description: 'Content too large.' }],
  [500, { name: 'Error', description: 'Internal server error.' }],
  [501, { name: 'Error', description: 'Not implemented.' }],
]);

const OTHER: ErrorText = { name: 'Error', description: 'An error.' };

/** Returns the name and the description of the response with the status. */
export function errorAt(status: number): ErrorText {
  return texts.get(status) ?? OTHER;
}
