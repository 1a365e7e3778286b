import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { raw } from '../html.ts';

const style = readFileSync(new URL('style.css', import.meta.url), 'utf8');

/** The look of the pages about an account, part of each. */
export const styleElement = raw(`<style>${style}</style>`);

/** The source in a content security policy that allows the style and no other. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
