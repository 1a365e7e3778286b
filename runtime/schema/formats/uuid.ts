const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether `text` is a UUID of any version, in small letters. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
