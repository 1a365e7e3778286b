import { describe, expect, test } from 'vitest';
import { sanitizeTextField, stripTags } from '../../runtime/schema/index.ts';
import { escapeHtml, stripAllTags } from '../../runtime/schema/text/html.ts';

describe('4.7: tags', () => {
  test.each([
    ['a<b>c</b>d', 'acd'],
    ['a<b', 'a'],
    ['a<>b', 'ab'],
    ['a<', 'a'],
    ['a< b>c', 'a< b>c'],
    ['a<\tb>c', 'a<\tb>c'],
    ['a<\nb>c', 'a<\nb>c'],
    ['a<\rb>c', 'a<\rb>c'],
    ['a<\vb>c', 'a<\vb>c'],
    ['a<\fb>c', 'a<\fb>c'],
    ['a > b', 'a > b'],
    ['a<b c="d>e">f', 'af'],
    ["a<b c='d>e'>f", 'af'],
    [`a<b c="'>'">f`, 'af'],
    [`a<b c='">"'>f`, 'af'],
    ['a<b c="d>e', 'a'],
    ['<a<b>c>d', 'd'],
    ['<a<b<c>d>e>f', 'f'],
    ['<a< b>c', 'c'],
    ['<a<b>c', ''],
    ['<!-- a > b -- c -->d', 'd'],
    ['<!-->d', 'd'],
    ['<!-- "a" \'b -->d', 'd'],
    ['<!-- a >b', ''],
    ['<!- a -->b', 'b'],
    ['<?php a > b ?>c', 'c'],
    ['<?>c', 'c'],
    ['<??>c', 'c'],
    ['<? "a ?>c', 'c'],
    ['?><?a?>b', '?>b'],
    ['--><!--a-->b', '-->b'],
    ['<a<b c>d>e', 'e'],
    ['<b>a<!--x-->b<i>c', 'abc'],
    ['a\0<b>\0c', 'ac'],
    ['a\0< \0b', 'a< b'],
  ])('%j without its tags is %j', (text, plain) => {
    expect(stripTags(text)).toBe(plain);
  });
});

describe('4.7: scripts and styles are removed with their content', () => {
  test.each([
    ['a<script>b</script>c', 'ac'],
    ['a<script>b</script>c<script>d</script>e', 'ace'],
    ['a<SCRIPT x="y">b</ScRiPt>c', 'ac'],
    ['a<style>b</STYLE>c', 'ac'],
    ['a<script>b</style>c</script>d', 'ad'],
    ['a<style>b</script>c</style>d', 'ad'],
    ['a<script>b<script>c', 'abc'],
    ['a<script>b<style>c</style>d', 'abd'],
    ['a<script>b</script>c<script>d', 'acd'],
    ['<script>b</script>', ''],
    ['a</script>b', 'ab'],
  ])('%j becomes %j', (text, plain) => {
    expect(sanitizeTextField(text)).toBe(plain);
  });
});

describe('4.7: a < that opens no tag is text', () => {
  test.each([
    ['a <b & "c" \'d\'', 'a &lt;b &amp; &quot;c&quot; &#039;d&#039;'],
    ['<b &amp; &#39; &#x2F; &lt;', '&lt;b &amp; &#39; &#x2F; &lt;'],
    ['<b &a; &#; &#12345678; &#xg;', '&lt;b &amp;a; &amp;#; &amp;#12345678; &amp;#xg;'],
    ['a < b <c>d', 'a &lt; b d'],
    ['a & b', 'a & b'],
  ])('%j becomes %j', (text, plain) => {
    expect(sanitizeTextField(text)).toBe(plain);
  });
});

test('4.7: the name of a tag is read from its start, not from its attributes', () => {
  expect(stripAllTags('a<style x=<script>b</style>c</script>d')).toBe('acd');
});

test('`escapeHtml` escapes five characters, and keeps existing entities', () => {
  expect(escapeHtml(`<a href="b" c='d'>&amp;&</a>`)).toBe(
    '&lt;a href=&quot;b&quot; c=&#039;d&#039;&gt;&amp;&amp;&lt;/a&gt;',
  );
});
