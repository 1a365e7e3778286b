import { describe, expect, test } from 'vitest';
import { safeHtml, safePhrase, storedName } from '../../site/domain/html.ts';
import {
  renderComment,
  renderContent,
  renderExcerpt,
  renderTitle,
} from '../../site/domain/text.ts';
import { texturize } from '../../site/domain/text-to-html.ts';

describe('HTML of a user without the permission for HTML', () => {
  test.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href=" java&#115;cript:x()">a</a>', '<a>a</a>'],
    ['<a href="java&#115;cript:x()">a</a>', '<a>a</a>'],
    [
      '<a title=">" href="java&#115;cript:x()">a</a>',
      '<a title="&gt;" href="java#115;cript:x()">a</a>',
    ],
    ['<a href="java<!-- -->script:x()">a</a>', '<a>a</a>'],
    ['<a title=">" href="java<!-- x -->script:x()">a</a>', '<a title="&gt;">a</a>'],
    ['<a href="/?a=1&amp;b=2">a</a>', '<a href="/?a=1&amp;b=2">a</a>'],
    ['<img src="data:text/html,x" alt="b">', '<img alt="b" />'],
    ['<iframe src="https://a.example"></iframe>b', 'b'],
    ['<svg><script>x()</script></svg>b', 'b'],
    ['a & b &amp; c &copy; < d', 'a &amp; b &amp; c &copy; &lt; d'],
    ['<form action="/x"><input name="a"></form>b', 'b'],
    ['<video poster="javascript:x()"></video>', '<video></video>'],
    ['<button form="a" formaction="/x" popovertarget="b">c</button>', '<button>c</button>'],
    [
      '<math href="javascript:x()"><mi xlink:href="javascript:x()">a</mi></math>',
      '<math><mi>a</mi></math>',
    ],
    [
      '<math><mtext><style><img src=x onerror=x()></style></mtext></math>',
      '<math><mtext></mtext></math>',
    ],
    [
      '<math><mglyph><svg><mtext><style><a title="</style><img src=x onerror=x()>">',
      '<math><mtext><img src="x" />"&gt;</mtext></math>',
    ],
    [
      '<math><annotation-xml encoding="text/html"><b>a</b></annotation-xml></math>',
      '<math><b>a</b></math>',
    ],
    [
      '<math><mi><![CDATA[</mi></math><img src=x onerror=x()>]]></mi></math>',
      '<math><mi>&lt;![CDATA[</mi></math><img src="x" />]]&gt;',
    ],
  ])('%s becomes %s', (html, safe) => {
    expect(safeHtml(html)).toBe(safe);
  });

  test.each([
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    [
      '<p style="color:red;Position: fixed;margin-top:1px">a</p>',
      '<p style="color:red;margin-top:1px">a</p>',
    ],
    ['<p style="color:expression(x())">a</p>', '<p>a</p>'],
    ['<p style="background:url(javascript:x())">a</p>', '<p>a</p>'],
    ['<p style="background:url(&quot;data:image/svg+xml,x&quot;)">a</p>', '<p>a</p>'],
    ['<p style="color:r\\65 d;width:1px/**/;--a:b;color">a</p>', '<p>a</p>'],
    ['<p style="color:red&lt;!-- cms:a --&gt;">a</p>', '<p>a</p>'],
    ['<p style="color:&#x72;ed">a</p>', '<p style="color:red">a</p>'],
  ])(
    'a style that places an element elsewhere, or has unknown values, is removed: %s',
    (html, safe) => {
      expect(safeHtml(html)).toBe(safe);
    },
  );

  test('block comments are kept', () => {
    const html = '<!-- cms:list {"ordered":true} --><ul><li>a</li></ul><!-- /cms:list -->';
    expect(safeHtml(html)).toBe(html);
  });

  test.each([
    [
      '<!-- cms:a/b {"t":"<b>x</b><script>y()</script>","n":1.0e5} /-->',
      '<!-- cms:a/b {"t":"\\u003cb\\u003ex\\u003c/b\\u003e","n":1.0e5} /-->',
    ],
    ['<!-- cms:a {"t":"\\u003cscript>x()\\u003c/script>b"} -->', '<!-- cms:a {"t":"b"} -->'],
    [
      '<!-- cms:a {"className":"btn--big","u":"?a&b","t":"3 > 2"} -->',
      '<!-- cms:a {"className":"btn\\u002d\\u002dbig","u":"?a&b","t":"3 \\u003e 2"} -->',
    ],
    ['<!-- cms:a {"t":"x --> <b onclick=x()>c</b>', '<!-- cms:a {"t":"x --> <b>c</b>'],
    ['<!-- cms:a {"t":"<b>"]} -->c', 'c'],
  ])('HTML in the attributes of a block is sanitized, and the block stays: %s', (html, safe) => {
    const sanitized = safeHtml(html);
    expect(sanitized).toBe(safe);
    expect(safeHtml(sanitized)).toBe(sanitized);
  });

  test.each([
    '<p style="color:#111111;background-color:rgba(0, 0, 0, .5);">a</p>',
    '<td style="text-align:right" colspan="2">a</td>',
    '<div style="height:100px;margin-top:var(--cms--preset--spacing--50);padding:0 calc(1em + 2%)"></div>',
    '<div style="background:linear-gradient(135deg,rgb(6,147,227) 0%,#fff 100%)"></div>',
    '<div style="background-image:url(\'https://a.example/b.jpg?c=d\');background-position:50% 50%"></div>',
    '<p style="font-family:Inter, sans-serif;font-size:clamp(1rem, 2vw, 3rem)!important">a</p>',
    '<div style="flex-basis:33.33%;aspect-ratio:16/9;border-radius:1px 2px;gap:1em"></div>',
    '<details open><summary>a</summary>b</details>',
    '<video controls src="/a.mp4" poster="/a.png"></video>',
    '<video controls src="/a.mp4"><track src="/a.vtt" kind="captions" srclang="en" label="b" default /></video>',
    '<details name="a" open><summary>b</summary>c</details>',
    '<a href="/a.pdf" class="b" download>c</a>',
    '<h3><button type="button" class="a" disabled>b</button></h3>',
    '<section role="tabpanel" tabindex="0" hidden>a</section>',
    '<table><colgroup><col span="2" /><col /></colgroup></table>',
    '<time datetime="2024-03-01">a</time><data value="1">b</data><bdi>c</bdi><acronym title="d">e</acronym>f<wbr />g',
    '<math display="block"><semantics><mrow><mi mathvariant="normal">a</mi><mo stretchy="false">=</mo><msqrt><mn>2</mn></msqrt><mspace width="1em"></mspace></mrow><annotation encoding="application/x-tex">a=\\sqrt2</annotation></semantics></math>',
  ])('what the editor writes for a block stays as it is: %s', (html) => {
    expect(safeHtml(html)).toBe(html);
  });

  test.each([
    '<a title="<!-- " onclick=x() b=" -->">a</a>',
    '<!--><script>x()</script>-->',
    '<!-- --!><script>x()</script> -->',
    '<!--- x --><img src=a onerror=x()> -->',
    '\uE0000\uE001<!-- cms:a --><b title="\uE0000\uE001" onclick="x()">a</b>',
    '<noscript><p title="</noscript><img src=x onerror=x()>"></noscript>',
  ])('a comment in markup does not disable the sanitizer: %s', (html) => {
    const safe = safeHtml(html);
    expect(tagsOf(safe)).not.toMatch(/<script|onerror|onclick/i);
    expect(safe).not.toMatch(/[\uE000\uE001]/);
  });

  test.each([
    ['a <b and c', 'a &lt;b and c'],
    ['x <y <b>z</b> w', 'x &lt;y <b>z</b> w'],
    ["if a <b it's so", "if a &lt;b it's so"],
    ['a <!-- b', 'a &lt;!-- b'],
    ['<a href="x" y', '&lt;a href="x" y'],
    ['<textarea>a <b>b</b></textarea>c', 'a &lt;b&gt;b&lt;/b&gt;c'],
    ['<select><option>a</option></select>b', 'ab'],
  ])('the text of %s stays', (html, kept) => {
    expect([safeHtml(html), safePhrase(html)]).toEqual([kept, kept]);
  });

  test('a phrase keeps emphasis and links only', () => {
    expect(
      safePhrase('<h1>a <em>b</em> <img src="c"> <a href="https://d.example" class="e">f</a></h1>'),
    ).toBe('a <em>b</em>  <a href="https://d.example">f</a>');
  });

  test('a stored name is plain text with escaped entities', () => {
    expect(storedName(' Tom &  <b>Jerry</b> &amp; "Spike" ')).toBe('Tom &amp; Jerry &amp; "Spike"');
  });
});

/** The tags of HTML without attribute values. */
function tagsOf(html: string): string {
  const tags = html.match(/<[a-z](?:"[^"]*"|[^">])*>/gi) ?? [];
  return tags.join('').replace(/"[^"]*"/g, '""');
}

describe('text as HTML', () => {
  test.each([
    [`It's "so" -- isn't it...`, 'It&#8217;s &#8220;so&#8221; &#8212; isn&#8217;t it&#8230;'],
    ['AT&T &amp; 3x4', 'AT&#038;T &amp; 3&#215;4'],
    ['0.5x2, 0x1A and 3x4px', '0.5&#215;2, 0x1A and 3x4px'],
    [`<a title="it's">it's</a>`, `<a title="it's">it&#8217;s</a>`],
    [`<code>a'b</code> a'b`, `<code>a'b</code> a&#8217;b`],
  ])('%s is rendered as %s', (text, shown) => {
    expect(texturize(text)).toBe(shown);
  });

  test.each([
    ['a\n\nb\nc', '<p>a</p>\n<p>b<br />\nc</p>'],
    ['<div>a\n\nb</div>\n\nc', '<div>a\n\nb</div>\n<p>c</p>'],
    ['<pre>a\n\nb</pre>', '<pre>a\n\nb</pre>'],
    ['  \n ', ''],
  ])('%j is rendered in paragraphs: %j', (text, shown) => {
    expect(renderContent(text, 'cms')).toBe(shown);
  });

  test('block comments are removed, and no paragraphs are added around blocks', () => {
    expect(renderContent('<!-- cms:p {"a":1} -->\n<p>a</p>\n<!-- /cms:p -->', 'cms')).toBe(
      '\n<p>a</p>\n',
    );
  });

  test('the title of a private post begins with "Private:"', () => {
    expect(renderTitle('A & B', { isPrivate: true })).toBe('Private: A &#038; B');
  });

  test('an excerpt is the stored one, or the first 55 words of the content', () => {
    expect(renderExcerpt('Written', 'Content')).toBe('<p>Written</p>');
    const words = Array.from({ length: 60 }, (_, index) => `w${index}`);
    const shown = renderExcerpt('', `<p>${words.join(' ')}</p><p>z</p>`);
    expect(shown).toBe(`<p>${words.slice(0, 55).join(' ')} [&hellip;]</p>`);
    expect(renderExcerpt('', '<p>one</p><p>two</p><style>p{}</style>')).toBe('<p>one two</p>');
  });

  test.each(['<!--more-->', '<!--more read on-->', '<!--nextpage-->'])(
    'an excerpt ends at %s',
    (mark) => {
      expect(renderExcerpt('', `<p>one</p>${mark}<p>two</p>`)).toBe('<p>one</p>');
    },
  );

  test('URLs in comments become links, and existing links are kept', () => {
    expect(renderComment('<a href="http://a.example">http://a.example</a>')).toBe(
      '<p><a href="http://a.example">http://a.example</a></p>',
    );
  });
});

test.each([
  '<',
  '<!--',
  '<p',
  '<a ',
  '<script>',
  '\n \n',
  "'",
  '-',
  'http://a',
  '<pre>',
  '&',
  '<br',
  ' ',
  '\n',
])('200,000 characters of %j are rendered in less than three seconds', (piece) => {
  const text = piece.repeat(Math.ceil(200_000 / piece.length));
  const start = performance.now();
  renderContent(text, 'cms');
  renderContent(`<!-- cms:a -->${text}`, 'cms');
  renderComment(text);
  renderExcerpt('', text);
  storedName(text);
  expect(performance.now() - start).toBeLessThan(3_000);
});
