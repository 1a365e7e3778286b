import { describe, expect, test } from 'vitest';
import { sanitizeUrl } from '../../runtime/schema/index.ts';

const schemes = (
  'http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax ' +
  'xmpp webcal urn'
).split(' ');

describe('4.7: schemes', () => {
  test.each(schemes)('%s is allowed', (scheme) => {
    expect(sanitizeUrl(`${scheme}:a`)).toBe(`${scheme}:a`);
    expect(sanitizeUrl(`${scheme.toUpperCase()}:A`)).toBe(`${scheme}:A`);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'a:b',
    'x/a:b',
    ':a',
    'javascript&#58;alert(1)/?a:b',
    'javascript&#0058;alert(1)/?a:b',
    'javascript&#x3A;alert(1)/?a:b',
    'javascript&#x03a;alert(1)/?a:b',
    'javascript&colon;alert(1)/?a:b',
    'http&#58;//a.b',
    'http&colon;//a.b:80',
    'ht\u00a0tp://a.b',
  ])('%s has no allowed scheme and becomes empty', (url) => {
    expect(sanitizeUrl(url)).toBe('');
  });

  test.each([
    ['a.b', 'http://a.b'],
    ['javascript&#58;alert(1)', 'http://javascript&#58;alert(1)'],
    ['a_b.php', 'http://a_b.php'],
    ['a/index.php', 'http://a/index.php'],
    ['index.php', 'index.php'],
    ['My-File9.PHP?a=b', 'My-File9.PHP?a=b'],
    ['/a:b', '/a:b'],
    ['#a', '#a'],
    ['?a', '?a'],
    ['a/?b:c', 'a/?b:c'],
    ['//a.b/c', '//a.b/c'],
  ])('%j without a scheme becomes %j', (url, sanitized) => {
    expect(sanitizeUrl(url)).toBe(sanitized);
  });
});

describe('4.7: characters', () => {
  test('valid characters are kept', () => {
    const legal = "http://azAZ09-~+_.?#=!&;,/:%@$|*'()\u0080é\u{10ffff}";
    expect(sanitizeUrl(legal)).toBe(legal);
  });

  test('invalid characters are removed', () => {
    expect(sanitizeUrl('http://a"<>\\^`{}\u007f\n\t\0b')).toBe('http://ab');
  });

  test.each([
    [' \t\n\r\0\vhttp://a', 'http://a'],
    ['  http://a', 'http://a'],
    ['\v http://a', 'http://a'],
    ['http://<>', 'http://'],
    [['http://a'], 'http://Array'],
    ['http://a b c', 'http://a%20b%20c'],
    ['http://a ', 'http://a%20'],
    ['http;//a;//b', 'http://a://b'],
    ['', ''],
    [' ', ''],
    ['<>', ''],
    [null, ''],
    [12, 'http://12'],
  ])('%j becomes %j', (url, sanitized) => {
    expect(sanitizeUrl(url)).toBe(sanitized);
  });
});

describe('4.7: encoded line breaks', () => {
  test.each([
    ['http://a%0Ab%0dc%0aD%0D', 'http://abcD'],
    ['http://a%0%0AAb', 'http://ab'],
    ['http://a%0b%1a%0', 'http://a%0b%1a%0'],
    ['%0a', ''],
    ['mailto:a@b.cd?body=%0D%0A', 'mailto:a@b.cd?body=%0D%0A'],
    ['MAILTO:a@b.cd?body=%0a', 'mailto:a@b.cd?body=%0a'],
    ['http://a/mailto:%0a', 'http://a/mailto:'],
  ])('%j becomes %j', (url, sanitized) => {
    expect(sanitizeUrl(url)).toBe(sanitized);
  });
});

describe('4.7: brackets outside the host are escaped', () => {
  test.each([
    ['http://[::1]:80/a[b]?c[]=d#[e]', 'http://[::1]:80/a%5Bb%5D?c%5B%5D=d#%5Be%5D'],
    ['http://a?b[]=c', 'http://a?b%5B%5D=c'],
    ['http://a#[b]', 'http://a#%5Bb%5D'],
    ['//[::1]/[a]', '//[::1]/%5Ba%5D'],
    ['/a[b]', '/a%5Bb%5D'],
    ['?a[]=b', '?a%5B%5D=b'],
    ['mailto:a[b]', 'mailto:a%5Bb%5D'],
    ['FTP://[a]/b]', 'ftp://[a]/b%5D'],
    ['svn://[a]/[', 'svn://[a]/%5B'],
  ])('%j becomes %j', (url, sanitized) => {
    expect(sanitizeUrl(url)).toBe(sanitized);
  });
});
