import { hint } from '../diagnostics/hint.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Resource } from '../model/api.ts';
import type { Member } from './recognise.ts';
import { closedContextsOf, fieldsOnlyIn } from './stub-permission.ts';

type Wanted = readonly { readonly name: string }[];

/** Diagnostics of the members that a handler file has for a resource. */
export function memberProblems(
  resource: Resource,
  members: readonly Member[],
  wanted: Wanted,
): Diagnostic[] {
  return [
    ...orphansOf(resource, members, wanted),
    ...openOnes(resource, members, wanted),
    ...openContexts(resource, members),
  ];
}

function orphansOf(resource: Resource, members: readonly Member[], wanted: Wanted): Diagnostic[] {
  const names = wanted.map(({ name }) => name);
  return members
    .filter(({ name }) => !names.includes(name))
    .map(({ name, span }) =>
      diagnose('handlers/orphan-endpoint', span, {
        endpoint: `${resource.name}.${name}`,
        hint: hint(name, names),
      }),
    );
}

/** Endpoints without a permission. */
function openOnes(resource: Resource, members: readonly Member[], wanted: Wanted): Diagnostic[] {
  const names = new Set(wanted.map(({ name }) => name));
  return members
    .filter(({ name, isOpen }) => isOpen && names.has(name))
    .map(({ name, span }) =>
      diagnose('handlers/no-permission', span, { endpoint: `${resource.name}.${name}` }),
    );
}

/** Endpoints that show everybody fields that the context `view` leaves out. */
function openContexts(resource: Resource, members: readonly Member[]): Diagnostic[] {
  const endpoints = resource.routes.flatMap((route) => route.endpoints);
  return members.flatMap(({ name, span, isForAnyone }) => {
    const endpoint = isForAnyone && endpoints.find((one) => one.name === name);
    const closed = endpoint ? closedContextsOf(endpoint, resource) : [];
    const [first] = closed;
    if (first === undefined) return [];
    return diagnose('handlers/open-context', span, {
      endpoint: `${resource.name}.${name}`,
      context: first,
      fields: fieldsOnlyIn(first, resource).slice(0, MOST_NAMED).join(', '),
    });
  });
}

const MOST_NAMED = 3;
