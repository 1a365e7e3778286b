import { PLACEHOLDER, wordedErrors } from '../lower/about.ts';
import type { Api } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { Imports, modules } from './imports.ts';
import { render } from './render.ts';
import { doc, id, inline, joined, literal, member, property, Source, ts } from './source.ts';

/** Prints `generated/errors.ts`: a constructor of each error that has a message. */
export function emitErrors({ about }: Api, names: Names): string {
  const imports = new Imports(names.modules.errors, names);
  const error = imports.value(modules.errors, 'RestError');
  const errors = wordedErrors(about).map(({ code, status, message, placeholders }) => {
    const isPlain = placeholders.length === 0;
    const types = placeholders.map((name) => ts`readonly ${member(name, ts`string | number`)}`);
    const data = placeholders.map((name) => member(name, valueOf(name)));
    return {
      doc: doc(`${status} \`${code}\`: ${message}`),
      name: id(names.ofError(code)),
      parameters: isPlain ? ts`` : ts`values: { ${joined(types, '; ')} }`,
      returns: ts`${error}<${code}>`,
      error,
      code: literal(code),
      message: isPlain ? literal(message) : template(message),
      data: inline([...data, member('status', status)]),
    };
  });
  return render('errors', imports, { errors });
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
