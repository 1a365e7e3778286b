import '../lib/native-modules.ts';
import type { Settings } from '../config.ts';
import type { Store } from '../store/index.ts';
import { Themes } from '../themes/themes.ts';
import { fail, readCommandLine } from './command-line.ts';
import { withStore } from './store.ts';

const USAGE = `Usage: npm run theme             shows the themes, and which one is active
       npm run theme -- lantern  makes this theme the active one

The site is that of DATABASE_URL or DATA_DIR, its themes are those of THEMES_DIR. A site that runs shows
the theme within a second.`;

async function main(): Promise<void> {
  const read = readCommandLine({ usage: USAGE, options: {}, operands: [0, 1] });
  if (read === null) return;
  const [name] = read.positionals;
  await withStore((store, settings) =>
    name === undefined ? list(store, settings) : activate(store, settings, name),
  );
}

async function list(store: Store, settings: Settings): Promise<void> {
  const themes = themesOf(settings);
  const active = await themes.activeName(store);
  for (const { stylesheet, description } of await themes.all()) {
    const mark = stylesheet === active ? '*' : ' ';
    process.stdout.write(`${mark} ${stylesheet.padEnd(20)} ${description.name}\n`);
  }
}

async function activate(store: Store, settings: Settings, name: string): Promise<void> {
  const themes = themesOf(settings);
  const theme = await themes.activate(store, name);
  if (theme) return void process.stdout.write(`The active theme is ${theme.stylesheet} now.\n`);
  const problem = (await themes.problems()).find((each) => each.startsWith(`theme ${name}: `));
  fail(problem ?? `there is no theme ${name} in ${settings.themesDir}`);
}

function themesOf({ themesDir, token }: Settings): Themes {
  return new Themes(themesDir, token);
}

await main();
