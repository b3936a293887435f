import { describe, expect, it } from 'vitest';
import { withoutQuery } from './without-query.mjs';

const data = (path: string, query: string): string =>
  `1:"$Sreact.fragment"\n0:${JSON.stringify({ P: null, c: ['', 'fr', `support${path}`], q: query, i: false })}\n`;
const document = (text: string): string =>
  `<p>"q":"?kept"</p><script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;

function stored(query: string): { html: string; rscData: string } {
  const text = data(query, query);
  const entry = { kind: 'APP_PAGE', html: document(text), rscData: Buffer.from(text) };
  withoutQuery(entry, '/en/support');
  return { html: entry.html, rscData: entry.rscData.toString() };
}

describe('withoutQuery', () => {
  it.each(['', '?redirectUrl=%2Fevil.test', "?a=]b&c='\\x&d=é", '?a=1&q=,i:'])(
    'leaves nothing of the query %j in a page for everybody',
    (query) => {
      const plain = data('', '');
      expect(stored(query)).toEqual({ html: document(plain), rscData: plain });
    },
  );

  it('takes the query out of a response that names no address', () => {
    const rscData = Buffer.from('0:{"b":"x","q":"?evil","i":false}\n');
    const entry = { kind: 'APP_PAGE', html: '', rscData };
    withoutQuery(entry, '/en/support');
    expect(entry.rscData.toString()).toBe('0:{"b":"x","q":"","i":false}\n');
  });

  it('names no address in a page that serves many', () => {
    const text = data('/made-up', '?a');
    const entry = { kind: 'APP_PAGE', html: document(text) };
    withoutQuery(entry, '/fr/_/missing');
    expect(entry.html).toBe(document(data('', '').replace('"","fr","support"', '"",""')));
  });

  it('leaves other entries as they are', () => {
    const entry = { kind: 'APP_ROUTE', body: Buffer.from('"c":["a?b"],"q":"x","') };
    withoutQuery(entry, '/en/support');
    expect(entry.body.toString()).toContain('a?b');
    withoutQuery(null, '/en');
  });
});
