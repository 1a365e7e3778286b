/** `npm run load`: attacks a site over the loopback interface and compares the costs with limits. */
import { readCommandLine, refuse } from '../../site/tools/command-line.ts';
import { attacks } from './attacks/index.ts';
import { tableOf } from './report.ts';
import type { Row } from './report.ts';
import { startSite } from './site.ts';

const names = Object.keys(attacks);
const width = Math.max(...names.map((name) => name.length));

const usage = `Usage: npm run load -- [ATTACK …]

Starts the site with its sample content in a temporary folder, a fresh one for each attack, attacks it over the
loopback interface, and compares the costs with bounds. Without a name all attacks run:

${names.map((name) => `  ${name.padEnd(width)}  ${attacks[name]?.about ?? ''}`).join('\n')}

  -h, --help  show this

Exit status: 0 when all bounds hold, 1 when one does not, 2 for a mistake in the command.`;

const command = readCommandLine({ usage, options: {}, operands: [0, names.length] });
if (command) await run(command.positionals);

async function run(chosen: readonly string[]): Promise<void> {
  const unknown = chosen.filter((name) => !Object.hasOwn(attacks, name));
  if (unknown.length > 0) return void refuse(usage, `There is no attack ${unknown.join(', ')}.`);
  const rows: Row[] = [];
  for (const name of chosen.length > 0 ? chosen : names) {
    process.stderr.write(`${name} …\n`);
    rows.push(...(await rowsOf(name)));
  }
  process.stdout.write(`${tableOf(rows).join('\n')}\n`);
  process.exitCode = rows.every(({ isOk }) => isOk) ? 0 : 1;
}

/** Runs an attack on a site of its own. */
async function rowsOf(name: string): Promise<readonly Row[]> {
  const attack = attacks[name];
  if (!attack) return [];
  const site = await startSite(attack.settings);
  try {
    return await Promise.race([attack.run(site), site.died]);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [{ attack: name, measured: why, bound: 'runs', isOk: false }];
  } finally {
    await site.stop();
  }
}
