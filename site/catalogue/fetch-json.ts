const MOST_BYTES = 4 * 1024 * 1024;

/**
 * The JSON value that an address of the settings answers, or why there is none: it is slow, long, not to
 * be reached, leads elsewhere, or is no JSON.
 */
export async function fetchJson(address: string, timeout = 5_000): Promise<unknown> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const answer = await fetch(address, {
      // The address is somebody's choice; where it leads to is not.
      redirect: 'error',
      headers: { accept: 'application/json' },
      signal,
    });
    if (!answer.ok) return new Error(`it answers with status ${answer.status}`);
    const text = await textOf(answer);
    return text instanceof Error ? text : (JSON.parse(text) as unknown);
  } catch (error) {
    if (signal.aborted) return new Error(`it takes longer than ${timeout / 1000} s`);
    if (error instanceof SyntaxError) return new Error('it is no JSON');
    return new Error('it is not to be reached');
  }
}

async function textOf(answer: Response): Promise<string | Error> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // The stream is typed for browsers; here it can be read step by step.
  for await (const part of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > MOST_BYTES) return new Error(`it is longer than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
