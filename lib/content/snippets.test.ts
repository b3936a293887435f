// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { injectSnippets, type CodeSnippet } from './snippets';

const failed = vi.fn();
const inject = (...snippets: CodeSnippet[]) => injectSnippets(snippets, failed);

beforeEach(() => {
  failed.mockClear();
  document.head.innerHTML = '<title>Site</title>';
  document.body.innerHTML = '<main></main>';
});

describe('snippets of the operator (R-BAN-08)', () => {
  it('stand where they belong, in their order', () => {
    inject(
      { position: 'bodyEnd', code: '<i id="e1"></i>' },
      { position: 'bodyStart', code: '<i id="s1"></i>' },
      { position: 'head', code: '<meta name="x" content="y">' },
      { position: 'bodyStart', code: '<i id="s2"></i>' },
      { position: 'bodyEnd', code: '<i id="e2"></i>' },
    );
    expect([...document.body.children].map(({ id, tagName }) => id || tagName)).toEqual([
      's1',
      's2',
      'MAIN',
      'e1',
      'e2',
    ]);
    expect(document.head.querySelector('meta[name="x"]')).not.toBeNull();
  });

  it('have scripts that run: elements re-created, with their attributes, in order', () => {
    inject({
      position: 'head',
      code: '<script data-a="1">window.one = 1</script><script async src="https://tag.example/t.js"></script>',
    });
    const [inline, outer] = document.head.querySelectorAll('script');
    expect(inline?.text).toBe('window.one = 1');
    expect(inline?.dataset.a).toBe('1');
    expect(inline?.async).toBe(false);
    expect(outer?.async).toBe(true);
  });

  it.each([
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0">',
    '<meta http-equiv="Content-Security-Policy" content="default-src *">',
    '<title>Other</title>',
    '<script src="http://tag.example/t.js"></script>',
    '<script src="data:text/javascript,1"></script>',
  ])('are admitted without what changes the whole document: %s', (code) => {
    inject({ position: 'head', code });
    expect(document.head.innerHTML).toBe('<title>Site</title>');
  });

  it('may add a token of a browser trial', () => {
    inject({ position: 'head', code: '<meta http-equiv="Origin-Trial" content="token">' });
    expect(document.head.querySelector('meta')?.content).toBe('token');
  });

  it('R-BAN-10 one that cannot be put in is reported and the next still comes', () => {
    const { append } = document.head;
    document.head.append = () => {
      throw new TypeError('no');
    };
    inject({ position: 'head', code: '<i></i>' }, { position: 'bodyEnd', code: '<i id="next"></i>' });
    document.head.append = append;
    expect(failed).toHaveBeenCalledExactlyOnceWith('Snippet 1', expect.any(TypeError));
    expect(document.getElementById('next')).not.toBeNull();
  });

  it('R-BAN-10 cannot write the page away', () => {
    const before = document.write;
    const { append } = document.head;
    document.head.append = (...nodes) => {
      document.write('<p>gone</p>');
      append.call(document.head, ...nodes);
    };
    inject({ position: 'head', code: '<i></i>' });
    document.head.append = append;
    expect(document.querySelector('main')).not.toBeNull();
    expect(document.write).toBe(before);
  });
});
