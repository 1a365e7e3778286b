import { findRoot } from '../root.ts';
import { help } from './help.ts';
import { messageForUser } from '../errors.ts';
import { readCommand } from './options.ts';
import type { Command, Options } from './options.ts';

/** Runs the tool with these arguments in this folder; gives the exit code. Prints to the console. */
export async function main(args: readonly string[], folder: string): Promise<number> {
  const command = readCommand(args);
  if (typeof command === 'string') return refuse(`${command}\n\n${help}`);
  try {
    return await runCommand(command, folder);
  } catch (error) {
    const sentence = messageForUser(error);
    if (sentence === null) throw error;
    return refuse(sentence);
  }
}

async function runCommand(command: Command, folder: string): Promise<number> {
  const { name, operands, options } = command;
  if (options.help) return say(help);
  if (options.version) {
    const { packageVersion } = await import('../package.ts');
    return say(packageVersion());
  }
  // Nothing is loaded before it is needed: most runs find that there is nothing to do.
  if (name === 'explain' || options.explain !== undefined) {
    const { explain } = await import('./explain.ts');
    const text = explain(options.explain ?? operands[0] ?? '');
    return text.isKnown ? say(text.text) : refuse(text.text);
  }
  if (name === 'init') {
    const { init } = await import('../init/init.ts');
    return init(operands[0] ?? '.', folder, options);
  }
  if (operands.length > 0) return refuse(`Too many arguments: ${operands.join(' ')}.\n\n${help}`);
  return generate(folder, options);
}

async function generate(folder: string, options: Options): Promise<number> {
  const root = findRoot(folder, options.root, options.schemas);
  if (root === null) {
    const { root: given, schemas = 'schemas' } = options;
    return refuse(
      given === undefined
        ? `There is no project here: no folder above holds package.json and ${schemas}/.`
        : `There is no project in ${given}: it holds neither ${schemas}/ nor a configuration.`,
    );
  }
  const { runGenerate } = await import('./generate.ts');
  return runGenerate(root, options);
}

function say(text: string): number {
  console.log(text);
  return 0;
}

function refuse(text: string): number {
  console.error(text);
  return 2;
}
