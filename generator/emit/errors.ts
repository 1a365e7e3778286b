import type { Schema } from '../../runtime/schema/types.ts';
import { PLACEHOLDER, wordedErrors } from '../lower/about.ts';
import type { Api } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { Imports, modules } from './imports.ts';
import { braced } from './object-type.ts';
import { render } from './render.ts';
import { doc, id, inline, literal, member, property, Source, ts } from './source.ts';
import { answered, objectOf } from './type-of.ts';
import type { Reading } from './type-of.ts';

/** Prints `generated/errors.ts`: a constructor of each error that has a message. */
export function emitErrors({ about }: Api, names: Names): string {
  const imports = new Imports(names.modules.errors, names);
  const error = imports.value(modules.errors, 'RestError');
  const named = (type: string) =>
    imports.type(names.modules.argTypes, names.ofType(type).answered).text;
  const reading: Reading = { ...answered, documented: false, takesUndefined: true, named };
  const worded = [...wordedErrors(about).values()];
  const errors = worded.map(({ code, status, message, placeholders, data: own }) => {
    const properties = { ...Object.fromEntries(placeholders.map((name) => [name, WORD])), ...own };
    const values = objectOf({ type: 'object', properties }, reading);
    const data = values.members.map(({ name }) => member(name, valueOf(name)));
    return {
      doc: doc(`${status} \`${code}\`: ${message}`),
      name: id(names.ofError(code)),
      parameters: values.members.length === 0 ? ts`` : ts`values: ${new Source(braced(values))}`,
      returns: ts`${error}<${code}>`,
      error,
      code: literal(code),
      message: placeholders.length === 0 ? literal(message) : template(message),
      data: inline([...data, member('status', status)]),
    };
  });
  return render('errors', imports, { errors });
}

/** The value of a placeholder that `data` does not declare. */
const WORD: Schema = { type: ['string', 'number'] };

const valueOf = (name: string): Source => property(id('values'), name);

/** Prints a message as a template literal. */
function template(message: string): Source {
  // Every other piece is the name of a placeholder.
  const pieces = message.split(PLACEHOLDER).map((piece, at) =>
    // The text of a message is escaped, so it cannot end the template.
    at % 2 === 1 ? `\${${valueOf(piece).text}}` : piece.replaceAll(/[`\\]|\$(?=\{)/g, '\\$&'),
  );
  return new Source(`\`${pieces.join('')}\``);
}
