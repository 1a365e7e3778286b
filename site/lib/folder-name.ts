// Separators, control characters, and characters that Windows does not allow in names.
const UNSAFE = /[\\/:<>*?"|\p{Cc}]/u;

/** Whether a text names a folder directly inside of another one. Hidden folders have no such name. */
export function isFolderName(name: string): boolean {
  if (name === '' || name.startsWith('.') || /[ .]$/.test(name)) return false;
  return !UNSAFE.test(name) && Buffer.byteLength(name) <= 255;
}
