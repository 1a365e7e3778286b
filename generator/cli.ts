#!/usr/bin/env node
import { optimiseLater } from './cli/engine.ts';
import { main } from './cli/main.ts';

optimiseLater();
process.exitCode = await main(process.argv.slice(2), process.cwd());
