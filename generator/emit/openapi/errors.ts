interface ErrorText {
  /** The response of all endpoints that name no code for the status. */
  readonly name: string;
  readonly description: string;
}

const texts: ReadonlyMap<number, ErrorText> = new Map([
  [400, { name: 'InvalidParameters', description: 'Parameters are missing or invalid.' }],
  [401, { name: 'NotLoggedIn', description: 'The caller has to be logged in for this.' }],
  [403, { name: 'NotAllowed', description: 'The caller may not do this.' }],
  [404, { name: 'NotFound', description: 'There is no such item.' }],
  [409, { name: 'Error', description: 'Something stands against it.' }],
  [410, { name: 'Error', description: 'It is gone already.' }],
  [412, { name: 'Error', description: 'Somebody has changed it meanwhile.' }],
  [413, { name: 'Error', description: 'It is too large.' }],
  [500, { name: 'Error', description: 'It could not be done.' }],
  [501, { name: 'Error', description: 'This is not possible here.' }],
]);

const OTHER: ErrorText = { name: 'Error', description: 'An error.' };

/** What an error of a status says of itself. */
export function errorAt(status: number): ErrorText {
  return texts.get(status) ?? OTHER;
}
