import { LRUCache } from 'lru-cache';

// Each takes some kilobytes of memory outside of the heap, and a thousand times as long to make as to use.
const formatters = new LRUCache<string, Intl.DateTimeFormat>({ max: 100 });

/** Returns a moment as people write it, in a language such as `en-US`; its UTC fields are shown. */
export function formatDate(
  moment: Date,
  language: string,
  format: Intl.DateTimeFormatOptions,
): string {
  const key = `${language} ${JSON.stringify(format)}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' });
    formatters.set(key, formatter);
  }
  return formatter.format(moment);
}

const languages = new LRUCache<string, string>({
  max: 100,
  memoMethod(locale) {
    try {
      return new Intl.Locale(locale.replaceAll('_', '-')).toString();
    } catch {
      return 'en';
    }
  },
});

/** Returns `en_US` as `en-US`; `en` for what is not the name of a language. */
export function languageOf(locale: string): string {
  return languages.memo(locale);
}

/** Compares texts as people sort them: for `toSorted`. */
export const compareTexts = new Intl.Collator('en').compare;
