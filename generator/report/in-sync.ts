/** `48 files in sync (86 ms: load 12, check 60, …)`, or why so soon. */
export function inSync(files: number, how: string): string {
  return `${files} ${files === 1 ? 'file' : 'files'} in sync (${how})`;
}
