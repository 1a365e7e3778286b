import { splitTags } from '../domain/text-to-html.ts';
import { parseJson } from '../lib/json.ts';
import type { Attributes } from './block-types.ts';

/** A parsed block. */
export interface Block {
  /** The name of the block type: `core/paragraph`. */
  readonly name: string;
  readonly attributes: Attributes;
  readonly parts: readonly Part[];
}

/** A part of a text: HTML or a block. */
export type Part = string | Block;

// Deeper blocks are dissolved: their HTML becomes part of the parent block.
const DEEPEST = 50;

interface Open {
  readonly name: string;
  readonly attributes: Attributes;
  readonly parts: Part[];
}

/**
 * Parses the blocks of a text, which are marked by comments such as `<!-- cms:list {"ordered":true} -->`. An
 * unclosed block ends with its parent; a closing comment without a block is ignored.
 */
export function parseBlocks(content: string, token: string): readonly Part[] {
  const root: Part[] = [];
  const open: Open[] = [];
  const add = (part: Part): void => {
    (open.at(-1)?.parts ?? root).push(part);
  };
  for (const piece of splitTags(content)) {
    const mark = piece.startsWith('<!--') ? readMark(piece, token) : null;
    if (!mark) add(piece);
    else if (mark.kind === 'void') add({ ...mark.block, parts: [] });
    else if (mark.kind === 'open' && open.length < DEEPEST) open.push({ ...mark.block, parts: [] });
    else if (mark.kind === 'close') closeBlock(mark.block.name);
  }
  while (open.length > 0) closeLast();
  return root;

  function closeBlock(name: string): void {
    const at = open.findLastIndex((block) => block.name === name);
    while (at !== -1 && open.length > at) closeLast();
  }

  function closeLast(): void {
    const block = open.pop();
    if (block) add(block);
  }
}

interface Mark {
  readonly kind: 'open' | 'close' | 'void';
  readonly block: Omit<Block, 'parts'>;
}

const TYPE = /^([a-z0-9][a-z0-9_-]*\/)?[a-z0-9][a-z0-9_-]*/;

/** Parses the comment that marks a block; `null` for any other comment. */
function readMark(comment: string, token: string): Mark | null {
  let text = comment.slice('<!--'.length, -'-->'.length).trim();
  const isClose = text.startsWith('/');
  if (isClose) text = text.slice(1);
  if (!text.startsWith(`${token}:`)) return null;
  text = text.slice(token.length + 1);
  const isVoid = text.endsWith('/');
  if (isVoid) text = text.slice(0, -1);
  const type = TYPE.exec(text)?.[0];
  if (type === undefined) return null;
  const name = type.includes('/') ? type : `core/${type}`;
  const attributes = readAttributes(text.slice(type.length).trim());
  return { kind: isClose ? 'close' : isVoid ? 'void' : 'open', block: { name, attributes } };
}

function readAttributes(text: string): Attributes {
  // JSON that starts with a brace is an object.
  return text.startsWith('{') ? ((parseJson(text) as Attributes | undefined) ?? {}) : {};
}
