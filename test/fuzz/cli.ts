/** `npm run fuzz`: sends random requests to its own site and reports the responses that break a rule. */
import { once } from 'node:events';
import { fuzz } from './fuzz.ts';
import { readCommand, USAGE } from './options.ts';
import type { FuzzCommand } from './options.ts';
import { progressLine, reportLines } from './report.ts';
import { FuzzSite } from './site.ts';

process.exitCode = await main(readCommand(process.argv.slice(2)));

async function main(command: FuzzCommand): Promise<number> {
  switch (command.kind) {
    case 'help':
      console.log(USAGE);
      return 0;
    case 'usage error':
      console.error(`${command.message}\n\n${USAGE}`);
      return 2;
    case 'serve':
      return serve();
    case 'fuzz': {
      const { requests, seed } = command;
      console.log(`Seed ${seed}, ${requests} requests.`);
      const isTerminal = process.stderr.isTTY === true;
      const report = await fuzz({
        ...command,
        onProgress: (progress) => {
          if (isTerminal) process.stderr.write(progressLine(progress, requests));
        },
      });
      if (isTerminal) process.stderr.write('\n');
      console.log(reportLines(report, command).join('\n'));
      return report.failures.length === 0 ? 0 : 1;
    }
  }
}

/** Runs the site until Ctrl-C. */
async function serve(): Promise<number> {
  const site = await FuzzSite.start();
  console.log(`export SITE=${site.base}`);
  for (const [role, credentials] of Object.entries(site.accounts))
    console.log(`export ${role.toUpperCase()}='${credentials}'`);
  console.log('# Ctrl-C ends it.');
  const waiting = setInterval(() => undefined, 1_000);
  await once(process, 'SIGINT');
  clearInterval(waiting);
  await site.stop();
  return 0;
}
