import { expect, it } from 'vitest';
import { cpuTimeOf } from '@/tests/support/cpu-time';
import { isBlankHtml } from './blank-html';

it.each([
  '',
  ' \n',
  '<p></p>',
  '<p>&nbsp;</p>',
  '<p>\u00a0</p>',
  '<h2><br></h2>\n<p>&#160;&#xA0;</p>',
  '<p><strong> </strong>\u200b</p>',
  '<iframe src="https://a.test"></iframe>',
])('%j shows nothing', (html) => {
  expect(isBlankHtml(html)).toBe(true);
});

it.each([
  'x',
  '<p>0</p>',
  '<',
  '<3',
  '<img src="/uploads/a.png">',
  '<hr>',
  '<TABLE></TABLE>',
  '<p>&amp;</p>',
])('%j shows something', (html) => {
  expect(isBlankHtml(html)).toBe(false);
});

it('takes little time, whatever the text', () => {
  const spent = cpuTimeOf(() => {
    for (const part of ['<', '<p', '&nbsp', ' ', '<p> ']) isBlankHtml(part.repeat(262_144 / part.length));
  });
  expect(spent).toBeLessThan(1_000);
});
