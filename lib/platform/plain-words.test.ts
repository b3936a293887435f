import { describe, expect, it } from 'vitest';
import { plainWords, withPlainWords } from './plain-words';

describe('plainWords', () => {
  it.each([
    ['Take <b>50</b>, please', 'Take 50, please'],
    ['<p>One</p><p class="x">Two<br>Three</p>', 'One Two Three'],
    ['<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>', 'One Two'],
    ['<a href="/x" title="1 > 0">Rules</a>', 'Rules'],
    ['a<script>alert(1)</script>b<STYLE>p{}</style >c', 'a b c'],
    ['a<script>never closed', 'a'],
    ['a<!-- <b> note -->b<!doctype html>c', 'a b c'],
    ['Caf&eacute; &amp; th&eacute;, 10&nbsp;&euro;&#33;&#x21;', 'Café & thé, 10\u00a0€!!'],
    ['&Agrave; vous&hellip;', 'À vous…'],
    ['&#0;&#xD800;&#x110000;&unknown;', '&unknown;'],
    ['&lt;b&gt; is bold, &amp;lt; is not', '<b> is bold, &lt; is not'],
  ])('reads %j as %j', (html, words) => {
    expect(plainWords(html)).toBe(words);
  });

  it.each(['a < b', '5 > 3', 'a <b', '1<2 and 3>2', 'I <3 it', 'Tom & Jerry', '10 % of all', ''])(
    'leaves %j as it is',
    (text) => {
      expect(plainWords(text)).toBe(text);
    },
  );

  it.each(['<', '<a ', '<a "', "<a '", '<script', '<!--', '<!', '&', '&#', '<a>'])(
    'takes no long time over many %j',
    (part) => {
      const startedAt = performance.now();
      plainWords(part.repeat(100_000));
      expect(performance.now() - startedAt).toBeLessThan(1_000);
    },
  );
});

it('withPlainWords reads title and text of a description alone', () => {
  const amount = { amount: 5, currency: 'EUR' };
  const description = { title: '<b>Gift</b>', text: 7, amount, image: '<x>' };
  expect(withPlainWords(description)).toEqual({ title: 'Gift', text: 7, amount, image: '<x>' });
  expect(withPlainWords({ amount })).toEqual({ amount });
  expect(withPlainWords(null)).toBeNull();
});
