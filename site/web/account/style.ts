import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { raw } from '../html.ts';

const style = readFileSync(new URL('style.css', import.meta.url), 'utf8');

/** The inline stylesheet of the account pages. */
export const styleElement = raw(`<style>${style}</style>`);

/** The source of the inline stylesheet for the content security policy. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
