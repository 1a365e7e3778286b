import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates the folder of a run of the tests (test/once.ts) and removes it after the last test. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'restloom-run-'));
  // PostgreSQL runs as another user, who needs access.
  chmodSync(folder, 0o755);
  process.env['RESTLOOM_TEST_RUN'] = folder;
  // A database server may still be writing its last files.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
