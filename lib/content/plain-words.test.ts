import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '@/tests/support/cpu-time';
import { plainWords, withPlainWords } from './plain-words';

describe('plainWords', () => {
  it.each([
    ['Take <b>50</b>, please', 'Take 50, please'],
    ['<b>100</b>% up to 200&nbsp;€, or\n 10\u00a0€', '100% up to 200\u00a0€, or 10\u00a0€'],
    ['<p>One</p><p class="x">Two<br>Three</p>', 'One Two Three'],
    ['<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>', 'One Two'],
    ['<a href="/x" title="1 > 0">Rules</a>', 'Rules'],
    ['a<script>alert(1)</script>b<STYLE>p{}</style >c', 'a b c'],
    ['a<script>never closed', 'a'],
    ['a<SCRIPT type="x>y" src=\'b>c\'>window.X=1</Script foo>b', 'a b'],
    ['a<script src="never closed>x()</script>b', 'a b'],
    ['a<script>"<style>"</script>b', 'a b'],
    ['a<script><!-- </script>b', 'a b'],
    ['a<svg><svg><text>in</text></svg><title>t</title></svg>b', 'a b'],
    ['a<svg viewBox="0 0 1 1"/>b', 'a b'],
    ['a<template><p>in</p><template>x</template>y</template>b', 'a b'],
    ['a<NoScript><b>in</b></NoScript>b<iframe src="/x">in</iframe>c<object>in', 'a b c'],
    ['<script>x()</script', ''],
    ['<style-guide>One</style-guide> <titled>Two</titled>', 'One Two'],
    ['a<!-- <script> -->b', 'a b'],
    ['a<!-- <b> note -->b<!doctype html>c', 'a b c'],
    ['Caf&eacute; &amp; th&eacute;, 10&nbsp;&euro;&#33;&#x21;', 'Café & thé, 10\u00a0€!!'],
    ['&Agrave; vous&hellip;', 'À vous…'],
    ['&#0;&#xD800;&#x110000;&unknown;', '&unknown;'],
    ['&lt;b&gt; is bold, &amp;lt; is not', '<b> is bold, &lt; is not'],
  ])('reads %j as %j', (html, words) => {
    expect(plainWords(html)).toBe(words);
  });

  it.each([
    'a < b',
    '5 > 3',
    'a <b',
    'a < style, b > title',
    '1<2 and 3>2',
    'I <3 it',
    'Tom & Jerry',
    '10 % of all',
    '',
  ])('leaves %j as it is', (text) => {
    expect(plainWords(text)).toBe(text);
  });

  it.each([
    '<',
    '<a ',
    '<a "',
    "<a '",
    '<script',
    '<svg>',
    '<svg "',
    '<template></template',
    '<!--',
    '<!',
    '&',
    '&#',
    '<a>',
  ])('takes no long time over many %j', (part) => {
    expect(cpuTimeOf(() => plainWords(part.repeat(100_000)))).toBeLessThan(1_000);
  });
});

it('withPlainWords reads title and text of a description alone', () => {
  const amount = { amount: 5, currency: 'EUR' };
  const description = { title: '<b>Gift</b>', text: 7, amount, image: '<x>' };
  expect(withPlainWords(description)).toEqual({ title: 'Gift', text: 7, amount, image: '<x>' });
  expect(withPlainWords({ amount })).toEqual({ amount });
  expect(withPlainWords(null)).toBeNull();
});

describe('the edges of plain words', () => {
  it('end with ten thousand signs', () => {
    expect(plainWords('x'.repeat(10_001))).toHaveLength(10_000);
  });

  it('hold the characters a text can hold, and a blank for the others', () => {
    expect(plainWords('a&#32;b&#x10FFFF;c&#xDFFF;d&#xE000;e&#31;f')).toBe('a b\u{10ffff}c d\ue000e f');
    expect(plainWords('a&#xD7FF;b&#;')).toBe('a\ud7ffb&#;');
  });

  it('keep an accent that no letter takes off its letter’s name', () => {
    expect(plainWords('&Ccedil;a &ntilde; &ouml; &icirc; &qacute;')).toBe('Ça ñ ö î q\u0301');
  });

  it('know a drawing within a drawing, and one that closes itself', () => {
    expect(plainWords('a<svg><svg/>in</svg>b')).toBe('a b');
    expect(plainWords('a<svg><svg>in</svg>in</svg>b')).toBe('a b');
    expect(plainWords('a<style><style>in</style>b')).toBe('a b');
  });

  it('are read in a description’s text too', () => {
    expect(withPlainWords({ text: '<p>One</p>' })).toEqual({ text: 'One' });
  });
});
