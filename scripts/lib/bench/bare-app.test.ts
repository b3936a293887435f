import { expect, it } from 'vitest';
import { markupOf } from './bare-app';

it('markup is the body’s elements and texts with the names of React, without scripts and styles', () => {
  const html = `<!doctype html><html><head><title>Home</title></head><body class="page"><!-- note -->
<img srcset="a.webp 1x" data-tile="1" style="color:red"><noscript><p>Hi &amp; welcome</p></noscript><script>1</script></body></html>`;
  expect(markupOf(html)).toEqual([
    'div',
    { className: 'page' },
    [
      '\n',
      ['img', { srcSet: 'a.webp 1x', 'data-tile': '1' }, []],
      ['noscript', {}, [['p', {}, ['Hi & welcome']]]],
    ],
  ]);
});
