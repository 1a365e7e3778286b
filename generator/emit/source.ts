/** A piece of TypeScript that is known to be well formed: never a bare string. */
export class Source {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Lets a template print it. */
  toString(): string {
    return this.text;
  }
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** A name, checked; the only way a string becomes code. */
export function id(name: string): Source {
  if (!IDENTIFIER.test(name)) throw new TypeError(`not an identifier: ${JSON.stringify(name)}`);
  return new Source(name);
}

/** Source is spliced in; every other value is written as the literal it is. */
export function ts(strings: TemplateStringsArray, ...values: readonly unknown[]): Source {
  const text = strings.reduce((code, part, index) => code + print(values[index - 1]) + part);
  return new Source(text);
}

/** A literal: of an object or a list, Source may be a part. */
export function literal(value: unknown): Source {
  return new Source(print(value));
}

/** The parts, one after the other, with `separator` between them. */
export function joined(
  parts: readonly Source[],
  separator: ', ' | '; ' | ' | ' | ' & ' | '\n',
): Source {
  return new Source(parts.map(({ text }) => text).join(separator));
}

/** An entry of an object literal. */
export function member(name: string, value: unknown): Source {
  return new Source(`${key(name)}: ${print(value)}`);
}

/** An object literal of entries and spreads, one a line. */
export function block(members: readonly Source[]): Source {
  if (members.length === 0) return new Source('{}');
  return new Source(`{\n${members.map(({ text }) => `${text},\n`).join('')}}`);
}

/** A short object literal, on one line where it fits. */
export function inline(members: readonly Source[]): Source {
  return new Source(`{ ${members.map(({ text }) => text).join(', ')} }`);
}

/** `object.name`, or `object["na-me"]`. */
export function property(object: Source, name: string): Source {
  return IDENTIFIER.test(name) ? ts`${object}.${id(name)}` : ts`${object}[${name}]`;
}

/** A documentation comment. Nothing in `text` can end it early. */
export function doc(text: string): Source {
  const lines = text.replaceAll('*/', '*\\/').split('\n');
  if (lines.length === 1) return new Source(`/** ${text.replaceAll('*/', '*\\/')} */`);
  return new Source(['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n'));
}

function print(value: unknown): string {
  if (value instanceof Source) return value.text;
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, item]) => `${key(name)}: ${print(item)}`);
    return `{ ${entries.join(', ')} }`;
  }
  return JSON.stringify(value);
}

function key(name: string): string {
  // Written plainly, this one name would set the prototype.
  return name === '__proto__' ? '["__proto__"]' : memberName(name);
}

/** The name of a member of a type. */
export function memberName(name: string): string {
  return IDENTIFIER.test(name) ? name : JSON.stringify(name);
}
