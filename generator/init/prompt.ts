import { camel, pascal } from '../names/identifiers.ts';
import { builtIn } from '../names/taken.ts';

export interface ProjectNames {
  readonly name: string;
  readonly resource: string;
}

export interface InitOptions extends Partial<ProjectNames> {
  readonly yes?: boolean;
}

/** Prompts for the names that the options do not give, unless defaults are accepted; `null` if the user cancels. */
export async function promptNames(defaults: ProjectNames, options: InitOptions) {
  const { isCancel, text } = await import('@clack/prompts');
  const ask = (member: keyof ProjectNames, message: string) => {
    const usual = defaults[member];
    const given = options[member];
    if (given || options.yes) return given || usual;
    const validate = (value: string | undefined) =>
      (member === 'resource' && value && resourceProblem(value)) || undefined;
    return text({ message, placeholder: usual, defaultValue: usual, validate });
  };
  const name = await ask('name', 'Project name');
  if (isCancel(name)) return null;
  const resource = await ask('resource', 'Name of the first resource (plural, e.g. notes)');
  return isCancel(resource) ? null : { name, resource };
}

/** Returns the problem of a resource's name, or `null` if it is valid. */
export function resourceProblem(name: string): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `"${name}" is not a valid name. Use lower-case letters, digits and hyphens, with a letter first.`;
  if (builtIn.has(pascal(name)) || builtIn.has(pascal(singularOf(name))))
    return `Generated code uses the name "${name}" itself. Use another one.`;
  return name === singularOf(name) ? `"${name}" is not a plural. Use a name such as notes.` : null;
}

/** Returns a resource's name in every form that the files of a project use. */
export function wordsOf(resource: string) {
  const singular = singularOf(resource);
  return {
    resource, // guest-books
    singular, // guest-book
    code: singular.replaceAll('-', '_'), // guest_book
    plural: camel(resource), // guestBooks
    Plural: pascal(resource), // GuestBooks
    Singular: pascal(singular), // GuestBook
  };
}

/** `notes` → `note`, `stories` → `story`, `boxes` → `box` */
function singularOf(plural: string): string {
  if (/(?:[^gmn]us|[^ikx]is|series|species|news)$/.test(plural)) return plural;
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  if (/(?:[sx]|ch|sh)es$/.test(plural)) return plural.replace(/es$/, '');
  return plural.replace(/(?<!s)s$/, '');
}
