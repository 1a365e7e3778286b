import { CommanderError } from 'commander';
import { messageForUser } from '../errors.ts';
import { programIn } from './program.ts';

/** Runs the program with these arguments in this folder. Prints to the console and returns the exit code. */
export async function main(args: readonly string[], folder: string): Promise<number> {
  let exit = 0;
  const program = programIn(folder, (code) => (exit = code));
  // `generate` is the default command. Commander would take a misspelled command for an argument of it.
  const [first = '--'] = args;
  const isDefault = first.startsWith('-') && !['-h', '--help', '--version'].includes(first);
  try {
    await program.parseAsync(isDefault ? ['generate', ...args] : args, { from: 'user' });
    return exit;
  } catch (error) {
    // Commander has printed the message.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const problem = messageForUser(error);
    if (problem === null) throw error;
    console.error(problem);
    return 2;
  }
}
