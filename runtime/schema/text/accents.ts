// Latin letters that do not decompose into a letter and an accent.
const letters: { readonly [letter: string]: string } = {
  ª: 'a',
  º: 'o',
  Æ: 'AE',
  æ: 'ae',
  Ð: 'D',
  ð: 'd',
  Ø: 'O',
  ø: 'o',
  Þ: 'TH',
  þ: 'th',
  ß: 's',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ĳ: 'IJ',
  ĳ: 'ij',
  ĸ: 'k',
  Ŀ: 'L',
  ŀ: 'l',
  Ł: 'L',
  ł: 'l',
  ŉ: 'n',
  Ŋ: 'N',
  ŋ: 'n',
  Œ: 'OE',
  œ: 'oe',
  Ŧ: 'T',
  ŧ: 't',
  ſ: 's',
  Ə: 'E',
  ǝ: 'e',
  '€': 'E',
  '£': '',
};

/** Text whose Latin letters have lost their accents; other writing stays as it is. */
export function removeAccents(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/[ªºÆæÐðØøÞþßĐđĦħıĲĳĸĿŀŁłŉŊŋŒœŦŧſƏǝ€£]/g, (letter) => letters[letter] ?? letter);
}
