import { PLACEHOLDER, wordedErrors } from '../lower/about.ts';
import type { WordedError } from '../lower/about.ts';
import type { About } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { Imports, modules } from './imports.ts';
import { render } from './render.ts';
import { doc, id, inline, joined, literal, member, property, Source, ts } from './source.ts';

/** Prints `generated/errors.ts`: a constructor of each error that has a message. */
export function emitErrors(about: About, names: Names): string {
  const imports = new Imports(names.modules.errors, names);
  const error = imports.value(modules.errors, 'RestError');
  return render('errors', imports, {
    errors: wordedErrors(about).map((each) => ({
      ...constructorOf(each),
      doc: doc(`${each.status} \`${each.code}\`: ${each.message}`),
      name: id(names.ofError(each.code)),
      returns: ts`${error}<${each.code}>`,
      error,
    })),
  });
}

function constructorOf({ code, status, message, placeholders }: WordedError) {
  const isPlain = placeholders.length === 0;
  const types = placeholders.map((name) => ts`readonly ${member(name, ts`string | number`)}`);
  const data = placeholders.map((name) => member(name, valueOf(name)));
  return {
    parameters: isPlain ? ts`` : ts`values: { ${joined(types, '; ')} }`,
    code: literal(code),
    message: isPlain ? literal(message) : template(message),
    data: inline([...data, member('status', status)]),
  };
}

function valueOf(name: string): Source {
  return property(id('values'), name);
}

/** Prints a message as a template literal. */
function template(message: string): Source {
  // Every other piece is the name of a placeholder.
  const pieces = message.split(PLACEHOLDER).map((piece, at) =>
    // The text of a message is escaped, so it cannot end the template.
    at % 2 === 1 ? `\${${valueOf(piece).text}}` : piece.replaceAll(/[`\\]|\$(?=\{)/g, '\\$&'),
  );
  return new Source(`\`${pieces.join('')}\``);
}
