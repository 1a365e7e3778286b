/** An answer that is an error (7.1), thrown by the client. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status. */
  readonly status: number;
  /** The code of the first error: `rest_invalid_param`. */
  readonly code: string;
  /** What is wrong with each argument, by name; empty when the error is not about arguments. */
  readonly params: Readonly<Record<string, string>>;
  /** The body as it came: the error object, or the text of an answer that is no JSON. */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(textAt(body, 'message') ?? `The service answered with status ${status}.`);
    this.status = status;
    this.code = textAt(body, 'code') ?? 'http_error';
    this.params = messagesOf(memberOf(memberOf(body, 'data'), 'params'));
    this.body = body;
  }
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}

function textAt(value: unknown, name: string): string | undefined {
  const member = memberOf(value, name);
  return typeof member === 'string' ? member : undefined;
}

/** `params` is messages by name when values are bad, and a list of names when they are missing. */
function messagesOf(params: unknown): Readonly<Record<string, string>> {
  const messages: Record<string, string> = Object.create(null);
  if (Array.isArray(params)) {
    for (const name of params) messages[String(name)] = 'Missing.';
  } else if (typeof params === 'object' && params !== null) {
    for (const [name, message] of Object.entries(params)) messages[name] = String(message);
  }
  return messages;
}
