import type { SiteOptions } from './options.ts';
import { elementOf, isTag, splitTags } from './text-to-html.ts';

const PICTURES: { readonly [smiley: string]: string } = {
  ':neutral:': '😐',
  ':twisted:': '😈',
  ':arrow:': '➡',
  ':shock:': '😯',
  ':smile:': '🙂',
  ':???:': '😕',
  ':cool:': '😎',
  ':evil:': '👿',
  ':grin:': '😀',
  ':idea:': '💡',
  ':oops:': '😳',
  ':razz:': '😛',
  ':roll:': '🙄',
  ':wink:': '😉',
  ':cry:': '😥',
  ':eek:': '😮',
  ':lol:': '😆',
  ':mad:': '😡',
  ':sad:': '🙁',
  '8-)': '😎',
  '8-O': '😯',
  ':-(': '🙁',
  ':-)': '🙂',
  ':-?': '😕',
  ':-D': '😀',
  ':-P': '😛',
  ':-o': '😮',
  ':-x': '😡',
  ':-|': '😐',
  ';-)': '😉',
  '8O': '😯',
  ':(': '🙁',
  ':)': '🙂',
  ':?': '😕',
  ':D': '😀',
  ':P': '😛',
  ':o': '😮',
  ':x': '😡',
  ':|': '😐',
  ';)': '😉',
  ':!:': '❗',
  ':?:': '❓',
};

const names = Object.keys(PICTURES)
  .sort((left, right) => right.length - left.length)
  .map((smiley) => smiley.replace(/[?()|]/g, '\\$&'));
// A smiley has to stand alone: `(see: 8)` is not one.
const SMILEY = new RegExp(
  `(?<=[\\s\\u00a0]|&nbsp;|^)(?:${names.join('|')})(?=[\\s\\u00a0]|&nbsp;|$)`,
  'gm',
);

/** Elements whose text stays unchanged. */
const VERBATIM: ReadonlySet<string> = new Set(['code', 'pre', 'style', 'script', 'textarea']);

/** Returns HTML with pictures in place of smileys such as `:-)`, where the setting `use_smilies` is on. */
export function withSmileys(html: string, options: Pick<SiteOptions, 'flag'>): string {
  if (html.search(SMILEY_START) === -1 || !options.flag('use_smilies', true)) return html;
  let verbatim = '';
  return splitTags(html)
    .map((part) => {
      if (!isTag(part)) {
        return verbatim === '' ? part.replace(SMILEY, (found) => PICTURES[found] ?? found) : part;
      }
      const element = elementOf(part);
      if (verbatim === '' && VERBATIM.has(element) && !part.startsWith('</')) verbatim = element;
      else if (element === verbatim && part.startsWith('</')) verbatim = '';
      return part;
    })
    .join('');
}

// Most texts contain none and are not split into parts.
const SMILEY_START = /[:;8][-?!()|DPOoxa-z]/;
