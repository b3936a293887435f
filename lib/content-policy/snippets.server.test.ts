// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { snippetSources } from './snippets.server';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The text of a snippet's script as a browser parses it. */
function textInBrowser(code: string, element: 'script' | 'style' = 'script'): string {
  const template = document.createElement('template');
  template.innerHTML = code;
  return template.content.querySelector(element)?.textContent ?? '';
}

describe('snippetSources', () => {
  it.each([
    '<script>run()</script>',
    '<SCRIPT data-a="1 > 0">\n  run("é €");\r\n  done();\r\n</SCRIPT>',
    '<div><script>if (1 < 2 && "<b>") run()</script></div>',
    '<script><!-- <script>nested()</script> --></script>',
    '<!-- <script>no()</script> --><script>yes()</script>',
    '<noscript><img src="https://p.example/x.gif"></noscript><script>a()</script>',
    '<template><script>inner()</script></template><script>outer()</script>',
    '<script>open()',
  ])('R-BAN-08 admits a script by the very text the browser runs: %j', (code) => {
    expect(snippetSources([code]).script).toContain(hash(textInBrowser(code)));
  });

  it('R-BAN-08 admits a style by its text', () => {
    const code = '<style>\nbody { color: red }\n</style>';
    expect(snippetSources([code]).style).toEqual([hash(textInBrowser(code, 'style'))]);
  });

  it('admits the https origins of scripts and style sheets, for calls too', () => {
    const sources = snippetSources([
      '<script src="https://cdn.example/a.js?x=1" async></script><script src="//plain.example/b.js"></script>',
      '<link rel="stylesheet" href="https://fonts.example/f.css">',
    ]);
    expect(sources.script).toEqual(['https://cdn.example', 'https://plain.example']);
    expect(sources.connect).toEqual([
      'https://cdn.example',
      'wss://cdn.example',
      'https://plain.example',
      'wss://plain.example',
    ]);
    expect(sources.style).toEqual(['https://fonts.example']);
  });

  it.each([
    '<script src="http://cdn.example/a.js"></script>',
    '<script src="data:text/javascript,run()"></script>',
    '<script src="/own.js"></script>',
    '<script src></script>',
    '<a href="https://shop.example">x</a>',
    '<img src="https://p.example/x.gif" onerror="run()">',
    '<b>text</b>',
    '',
  ])('SEC: admits no script for %j', (code) => {
    expect(snippetSources([code]).script).toEqual([]);
  });

  it('SEC: no snippet can write into the policy', () => {
    const { script } = snippetSources(['<script src="https://a.example; script-src *"></script>']);
    expect(script.join(' ')).not.toMatch(/[;*]/);
  });
});
