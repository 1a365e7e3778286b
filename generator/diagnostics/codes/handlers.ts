import { message } from '../diagnostic.ts';

/** Diagnostics of generated names and of handler files. */
export const handlerCodes = {
  'names/collision': {
    severity: 'error',
    message: message`The name ${'name'} is wanted by ${'first'} and by ${'second'}.`,
    fix: 'Give one of them another name.',
  },

  'handlers/missing-endpoint': {
    severity: 'warning',
    message: message`${'endpoint'} has no handler here.`,
    fix: 'Run `npm run generate`, which adds one that answers 501, and write it.',
  },
  'handlers/orphan-endpoint': {
    severity: 'warning',
    message: message`No schema has an endpoint ${'endpoint'}.${'hint'}`,
    fix: 'Remove the member, or bring the endpoint back in its schema file.',
  },
  'handlers/orphan-file': {
    severity: 'warning',
    message: message`No schema has the resource "${'resource'}", whose handlers these are.${'hint'}`,
    fix: 'Delete the file, or bring the resource back; nothing that you wrote is removed by the tool.',
  },
  'handlers/conflict': {
    severity: 'error',
    message: message`A merge has left its markers here.`,
    fix: 'Choose one of the two versions, or join them, and delete the lines of the markers.',
  },
  'handlers/no-permission': {
    severity: 'error',
    message: message`${'endpoint'} does not say who may call it.`,
    fix: 'Add a "permission": `anyone`, `loggedIn`, or a function that decides.',
  },
  'handlers/open-context': {
    severity: 'warning',
    message: message`Anyone may call ${'endpoint'} in the context "${'context'}", which shows what "view" does not: ${'fields'}.`,
    fix: "Write `permission: loggedInFor('edit')`, with the contexts that show more, or a function that looks at `request.context`.",
  },
  'handlers/unrecognised': {
    severity: 'warning',
    message: message`There is no plain \`export const ${'name'}: ${'type'} = { … }\` here, so nothing is added. It lacks: ${'members'}.`,
    fix: 'Write the constant in that form, or add the members by hand.',
  },
} as const;
