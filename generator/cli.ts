#!/usr/bin/env node
import { main } from './cli/main.ts';
import { isSystemError, messageForUser } from './errors.ts';

// A reader such as `head` may close the pipe before everything is written.
process.stdout.on('error', (error) => {
  if (isSystemError(error, 'EPIPE')) process.exit(1);
  process.stderr.write(`${messageForUser(error, 'Standard output') ?? String(error)}\n`);
  process.exit(2);
});
process.exitCode = await main(process.argv.slice(2), process.cwd());
