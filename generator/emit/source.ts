/** A well-formed piece of TypeScript. Plain strings are never printed as code. */
export class Source {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Templates print this text. */
  toString(): string {
    return this.text;
  }
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Returns an identifier. Throws if `name` is not one. */
export function id(name: string): Source {
  if (!IDENTIFIER.test(name)) throw new TypeError(`not an identifier: ${JSON.stringify(name)}`);
  return new Source(name);
}

/** Builds code from a template: `Source` is inserted, every other value is printed as a literal. */
export function ts(strings: TemplateStringsArray, ...values: readonly unknown[]): Source {
  const text = strings.reduce((code, part, index) => code + print(values[index - 1]) + part);
  return new Source(text);
}

/** Prints a value as a literal. Objects and lists may contain `Source`. */
export function literal(value: unknown): Source {
  return new Source(print(value));
}

export function joined(parts: readonly Source[], separator: ', ' | '; ' | ' | ' | ' & '): Source {
  return new Source(parts.map(({ text }) => text).join(separator));
}

export function member(name: string, value: unknown): Source {
  return new Source(`${key(name)}: ${print(value)}`);
}

/** Prints an object literal with one member per line. */
export function block(members: readonly Source[]): Source {
  if (members.length === 0) return new Source('{}');
  return new Source(`{\n${members.map(({ text }) => `${text},\n`).join('')}}`);
}

/** Prints an object literal on one line; the formatter breaks it if it is too long. */
export function inline(members: readonly Source[]): Source {
  return new Source(`{ ${members.map(({ text }) => text).join(', ')} }`);
}

/** Prints `object.name` or `object["na-me"]`. */
export function property(object: Source, name: string): Source {
  return IDENTIFIER.test(name) ? ts`${object}.${id(name)}` : ts`${object}[${name}]`;
}

/** Prints a documentation comment. `text` cannot end it early. */
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
  // As a plain name it would set the prototype.
  return name === '__proto__' ? '["__proto__"]' : memberName(name);
}

/** Prints the name of a member of a type. */
export function memberName(name: string): string {
  return IDENTIFIER.test(name) ? name : JSON.stringify(name);
}
