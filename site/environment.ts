/** An invalid environment variable; the message is one sentence. */
export class SettingsError extends Error {}

/** Parses environment variables. The methods throw `SettingsError` for an invalid one. */
export class Variables {
  readonly #values: Readonly<Record<string, string | undefined>>;

  constructor(values: Readonly<Record<string, string | undefined>>) {
    this.#values = values;
  }

  get(name: string): string | undefined {
    return this.#values[name]?.trim() || undefined;
  }

  valid(
    name: string,
    fallback: string,
    isValid: (text: string) => boolean,
    problem: string,
  ): string {
    const text = this.get(name) ?? fallback;
    if (!isValid(text)) throw new SettingsError(`${name} ${problem}: ${text}`);
    return text;
  }

  /** Returns a whole number in a range. */
  whole(name: string, fallback: number, least: number, most: number): number {
    const isValid = (text: string): boolean =>
      /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
    const problem = `is not a whole number from ${least} to ${most}`;
    return Number(this.valid(name, String(fallback), isValid, problem));
  }

  /** Returns a positive number: zero would reject all requests, and timers are limited to 24 days. */
  amount(name: string, fallback: number): number {
    return Number(this.valid(name, String(fallback), isAmount, 'is no amount'));
  }

  choice<const T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const text = this.get(name) ?? fallback;
    const choice = choices.find((each) => each === text);
    if (choice !== undefined) return choice;
    throw new SettingsError(`${name} is not one of ${choices.join(', ')}: ${text}`);
  }

  /** Returns the items of a list separated by commas or whitespace. */
  list(name: string, isValid: (item: string) => boolean, problem: string): readonly string[] {
    const items = (this.get(name) ?? '').split(/[\s,]+/).filter(Boolean);
    const invalid = items.find((item) => !isValid(item));
    if (invalid !== undefined) throw new SettingsError(`${name} ${problem}: ${invalid}`);
    return items;
  }

  /** Returns a base URL without a slash at its end. */
  baseAddress(name: string, fallback: string): string {
    const url = (this.get(name) ?? fallback).replace(/\/+$/, '');
    if (!isHttp(url)) throw new SettingsError(`${name} is not an http or https URL: ${url}`);
    if (!isUri(url) || /[?#]/.test(url) || new URL(url).username !== '')
      throw new SettingsError(`${name} must consist of a host and a path, escaped: ${url}`);
    return url;
  }

  /** Returns the URL of a catalogue; empty for the built-in catalogue. */
  catalogue(name: string): string {
    const address = this.get(name) ?? '';
    if (address !== '' && !isHttp(address))
      throw new SettingsError(`the URL of a catalogue is not http or https: ${address}`);
    return address;
  }
}

function isAmount(text: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= 1_000_000;
}

/** Whether a text is an http or https URL. */
export function isHttp(address: string): boolean {
  return /^https?:\/\//.test(address) && URL.canParse(address);
}

/** Whether a URL is valid without escaping: headers contain it in quotes. */
export function isUri(address: string): boolean {
  return URL.canParse(address) && /^[!#-;=?-[\]_a-z~]+$/.test(address);
}
