import type { InitOptions } from './init.ts';
import { resourceProblem } from './names.ts';

/** What has to be known of a new project. */
export interface Answers {
  readonly name: string;
  readonly resource: string;
}

/** Asks for what the options leave open; `null` when whoever is asked gives up. */
export async function askWhatIsOpen(
  standard: Answers,
  { yes, name, resource }: InitOptions,
): Promise<Answers | null> {
  if (yes || (name !== undefined && resource !== undefined)) {
    return { name: name ?? standard.name, resource: resource ?? standard.resource };
  }
  const { isCancel, text } = await import('@clack/prompts');
  const ask = async (given: string | undefined, question: Parameters<typeof text>[0]) =>
    given ?? (await text(question));

  const chosenName = await ask(name, {
    message: 'What is the project called?',
    initialValue: standard.name,
  });
  if (isCancel(chosenName)) return null;
  const chosenResource = await ask(resource, {
    message: 'Of what is its first resource? One word, in the plural.',
    initialValue: standard.resource,
    validate: (value = '') => {
      const problem = resourceProblem(value);
      return problem === null ? undefined : `It ${problem}.`;
    },
  });
  if (isCancel(chosenResource)) return null;
  return { name: chosenName, resource: chosenResource };
}
