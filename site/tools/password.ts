import '../lib/native-modules.ts';
import { renewPassword } from '../first-start.ts';
import { readCommandLine } from './command-line.ts';

const usage = `Usage: npm run password -- LOGIN

Gives a user of the site of DATABASE_URL or DATA_DIR a new password and a new application password, and
prints them. The site may be running.

  -h, --help  show this`;

const command = readCommandLine({ usage, options: {}, operands: [1, 1] });
if (command) {
  const [login = ''] = command.positionals;
  await renewPassword(login);
}
