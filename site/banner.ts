import pc from 'picocolors';
import { inGroups } from './domain/accounts.ts';
import type { Credentials } from './first-start.ts';

/** Formats text for a terminal; returns it unchanged for other streams. */
export interface Paint {
  readonly title: (text: string) => string;
  readonly label: (text: string) => string;
  readonly value: (text: string) => string;
  readonly warning: (text: string) => string;
  readonly error: (text: string) => string;
}

/** Returns the colors for a stream: only for a terminal that supports them. */
export function paintFor(stream: { readonly isTTY?: boolean }): Paint {
  const colors = pc.createColors(stream.isTTY === true && pc.isColorSupported);
  return {
    ...{ title: colors.bold, label: colors.dim, value: colors.cyan },
    ...{ warning: colors.yellow, error: colors.red },
  };
}

/** The facts about a started site that the banner shows. */
export interface Started {
  readonly name: string;
  /** The URL of the front page. */
  readonly home: string;
  /** The URL of the login page. */
  readonly login: string;
  readonly admin: string;
  /** The URL of the API root. */
  readonly root: string;
  /** The URL of the API reference. */
  readonly reference: string;
  /** The core namespace. */
  readonly core: string;
  readonly database: string;
  /** The URL of the metrics of this process; `null` if it serves none. */
  readonly metrics: string | null;
  /** The credentials of the administrator on the first start; `null` on later starts. */
  readonly credentials: Credentials | null;
}

/** Returns the lines that are printed on start; `seconds` is the startup time. */
export function startLines(site: Started, paint: Paint, seconds: number): string[] {
  const posts = `${site.root}${site.core}/posts`;
  const { credentials } = site;
  const who = credentials
    ? `${credentials.login}:${inGroups(credentials.applicationPassword)}`
    : 'LOGIN:APPLICATION-PASSWORD';
  return [
    paint.title(site.name),
    '',
    ...rows(
      [
        ['Site', site.home],
        ['Log in', site.login],
        ['Admin', site.admin],
        ['API root', site.root],
        ['Reference', site.reference],
        ['Database', site.database],
        ...(site.metrics === null ? [] : [['Metrics', site.metrics] as const]),
      ],
      paint,
    ),
    '',
    paint.title('Try'),
    ...[
      `curl '${site.root}'`,
      `curl '${posts}?per_page=3&_fields=id,title.rendered,_links.self'`,
      `curl '${posts}?search=lamp&_embed=author'`,
      `curl -X OPTIONS '${posts}'`,
      `curl -u '${who}' '${posts}?context=edit&status=draft'`,
      `curl -u '${who}' '${posts}' -d title=Hello -d status=publish`,
    ].map((line) => `  ${line}`),
    '',
    ...(credentials
      ? ['Shown only this once:', ...credentialLines(credentials, paint)]
      : ['New passwords:  npm run password -- LOGIN']),
    '',
    `Ready in ${seconds.toFixed(1)} s. Ctrl-C ends it.`,
  ].map((line) => line.trimEnd());
}

/** Returns the lines with a user name and its passwords. */
export function credentialLines(credentials: Credentials, paint: Paint): string[] {
  return rows(
    [
      ['User', credentials.login],
      ['Password', credentials.password],
      ['Application password', inGroups(credentials.applicationPassword)],
    ],
    paint,
  );
}

/** Formats labels and values in two columns. */
function rows(pairs: readonly (readonly [string, string])[], paint: Paint): string[] {
  const width = Math.max(...pairs.map(([label]) => label.length));
  return pairs.map(
    ([label, value]) => `  ${paint.label(label.padEnd(width))}  ${paint.value(value)}`,
  );
}
