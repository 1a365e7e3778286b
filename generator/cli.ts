#!/usr/bin/env node
import { main } from './cli/main.ts';

// A reader such as `head` may close the pipe before everything is written.
process.stdout.on('error', () => process.exit(1));
process.exitCode = await main(process.argv.slice(2), process.cwd());
