import { describe, expect, it, vi } from 'vitest';
import { sanitizeRichText } from './rich-text.server';
import { textContents } from './text-contents.server';

vi.mock('@/lib/env/server', () => ({
  env: { CONTENT_URL: 'http://cms.test', SITE_URL: 'https://site.test' },
}));

const text = (...headings: string[]) =>
  sanitizeRichText(headings.map((heading) => `${heading}<p>Words.</p>`).join(''));

describe('textContents', () => {
  it('lists the headings of a long text, with an id for each', () => {
    const contents = textContents(
      text(
        '<h2>1. Who</h2>',
        '<h2 id="pay">2.\n <b>How</b> to pay</h2>',
        '<h2>3 &lt; 4</h2>',
        '<h1>4. End</h1>',
      ),
    );
    expect(contents.headings).toEqual([
      { id: 'cms-part-1', text: '1. Who' },
      { id: 'cms-pay', text: '2. How to pay' },
      { id: 'cms-part-3', text: '3 < 4' },
      { id: 'cms-part-4', text: '4. End' },
    ]);
    for (const { id } of contents.headings) expect(contents.html).toContain(`id="${id}"`);
    expect(contents.html).toContain('3 &lt; 4');
  });

  it('leaves a text with few headings as it is', () => {
    const short = text('<h2>One</h2>', '<h3>Below</h3>', '<h2>Two</h2>', '<h2>Three</h2>');
    expect(textContents(short)).toEqual({ html: short, headings: [] });
  });

  it('does not list a heading without words', () => {
    const contents = textContents(text('<h2>A</h2>', '<h2> </h2>', '<h2>C</h2>', '<h2>D</h2>'));
    expect(contents.headings.map(({ text: words }) => words)).toEqual(['A', 'C', 'D']);
  });
});
