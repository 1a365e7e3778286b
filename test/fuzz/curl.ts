import type { Sent } from './encode.ts';
import type { Role } from './roles.ts';

/** A shell command that sends a request to the site of `npm run fuzz -- --serve`. */
export function curlLine({ method, path, headers, body }: Sent, role: Role): string {
  const lines = [
    'curl -isg --path-as-is',
    method === 'HEAD' ? '--head' : `-X ${method}`,
    ...(role === 'anonymous' ? [] : [`-u "$${role.toUpperCase()}"`]),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body ? ['--data-binary @-'] : []),
    `"$SITE"${quoted(path)}`,
  ];
  const input = body ? `echo ${body.toString('base64')} | base64 -d | ` : '';
  const text = body?.toString() ?? '';
  const isPlain = /^[\x20-\x7e]*$/.test(text);
  return (isPlain && body ? `printf %s ${quoted(text)} | ` : input) + lines.join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
