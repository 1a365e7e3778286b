import { camel, pascal } from '../names/identifiers.ts';

/** What a resource is called, in all the ways that files of a project call it. */
export interface ResourceWords {
  readonly resource: string; // guest-books
  readonly singular: string; // guest-book
  readonly plural: string; // guestBooks
  readonly Plural: string; // GuestBooks
  readonly Singular: string; // GuestBook
}

const RESOURCE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** What is wrong with the name of a resource; `null` when nothing is. */
export function resourceProblem(name: string): string | null {
  if (!RESOURCE.test(name)) return 'is not of small letters, digits and hyphens, a letter first';
  return name === singularOf(name)
    ? 'is not in the plural: one of them has to be called otherwise'
    : null;
}

export function wordsOf(resource: string): ResourceWords {
  const singular = singularOf(resource);
  return {
    resource,
    singular,
    plural: camel(resource),
    Plural: pascal(resource),
    Singular: pascal(singular),
  };
}

/** `notes` → `note`, `stories` → `story`, `boxes` → `box` */
function singularOf(plural: string): string {
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  if (/(?:[sx]|ch|sh)es$/.test(plural)) return plural.replace(/es$/, '');
  return plural.replace(/(?<!s)s$/, '');
}
