import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '@/tests/support/property-runs';
import { flattenResponse } from './flatten';

const file = { id: 9, attributes: { url: '/uploads/a.svg', mime: 'image/svg+xml', width: 64 } };

describe('flattenResponse', () => {
  it('takes the wrapper off a single record, a list and nothing (R-CMS-03)', () => {
    expect(flattenResponse({ data: { id: 1, attributes: { a: 1 } }, meta: {} })).toEqual({ id: 1, a: 1 });
    expect(flattenResponse({ data: [{ id: 1, attributes: { a: 1 } }], meta: {} })).toEqual([{ id: 1, a: 1 }]);
    expect(flattenResponse({ data: [] })).toEqual([]);
    expect(flattenResponse({ data: null, error: { status: 404 } })).toBeNull();
  });

  it('reads the v5 form, where nothing is wrapped', () => {
    const image = { id: 9, url: '/uploads/a.svg', mime: 'image/svg+xml' };
    const flat = { data: { id: 1, title: 'x', image, icons: [image], menu: [{ id: 2, url: '/gamehall' }] } };
    expect(flattenResponse(flat)).toEqual({
      id: 1,
      title: 'x',
      image: '/content/uploads/a.svg',
      icons: ['/content/uploads/a.svg'],
      menu: [{ id: 2, url: '/gamehall' }],
    });
  });

  it('reduces nested media to their address, alone and in lists, with and without a kind (R-CMS-03)', () => {
    const attributes = {
      image: { data: file },
      sound: { data: { attributes: { url: 'https://cdn.test/a.mp3' } } },
      empty: { data: null },
      gallery: { data: [file, file] },
      card: { id: 3, picture: { data: file } },
    };
    expect(flattenResponse({ data: { id: 1, attributes } })).toEqual({
      id: 1,
      image: '/content/uploads/a.svg',
      sound: 'https://cdn.test/a.mp3',
      empty: null,
      gallery: ['/content/uploads/a.svg', '/content/uploads/a.svg'],
      card: { id: 3, picture: '/content/uploads/a.svg' },
    });
  });

  it('never takes the outermost data as media: a page SEO record has a url of its own', () => {
    const record = { id: 5, attributes: { url: '/offers', mime: 'x', title: 'Offers' } };
    expect(flattenResponse({ data: [record] })).toEqual([
      { id: 5, url: '/offers', mime: 'x', title: 'Offers' },
    ]);
    expect(flattenResponse({ data: record })).toMatchObject({ url: '/offers' });
  });

  it('brings absolute addresses of the content system onto the site', () => {
    const options = { contentOrigin: 'http://cms.test' };
    const attributes = {
      logo: 'http://cms.test/uploads/l.png',
      other: 'http://cms.test/about',
      link: '/uploads/x',
    };
    expect(flattenResponse({ data: { id: 1, attributes } }, options)).toEqual({
      id: 1,
      logo: '/content/uploads/l.png',
      other: 'http://cms.test/about',
      link: '/uploads/x',
    });
  });

  it('leaves objects alone that only look like wrappers', () => {
    const attributes = { config: { data: 'text' }, both: { data: { a: 1 }, license: '1' }, attributes: [1] };
    expect(flattenResponse({ data: { id: 1, attributes } })).toEqual({
      id: 1,
      config: { data: 'text' },
      both: { data: { a: 1 }, license: '1' },
      attributes: [1],
    });
  });

  it.each(['constructor', '__proto__', 'meta', 'createdAt'])(
    'unwraps an entry whatever stands beside its attributes, here %s',
    (key) => {
      const entry = (fields: string) => `{"id":1,"attributes":{${fields}},"${key}":{"b":1}}`;
      const related = `"related":{"data":${entry('"c":1')}},"all":{"data":[${entry('"c":1')}]}`;
      expect(flattenResponse(JSON.parse(`{"data":${entry(related)}}`))).toEqual({
        id: 1,
        related: { id: 1, c: 1 },
        all: [{ id: 1, c: 1 }],
      });
    },
  );

  it('judges the shape of a wrapper without hostile keys', () => {
    const body: unknown = JSON.parse('{"data":{"id":1,"icon":{"data":{"id":2},"constructor":1}}}');
    expect(flattenResponse(body)).toEqual({ id: 1, icon: { id: 2 } });
  });

  it.each([undefined, null, 'text', 5, [], {}, { data: 'text' }, { error: {} }])(
    'returns undefined for %j',
    (body) => {
      expect(flattenResponse(body)).toBeUndefined();
    },
  );

  it('drops hostile keys at every depth and leaves every prototype alone', () => {
    const body: unknown = JSON.parse(
      '{"data":{"id":1,"attributes":{"__proto__":{"polluted":1},"a":{"constructor":{"prototype":{"polluted":1}},"b":{"data":{"id":2,"attributes":{"__proto__":{"polluted":1},"c":1}}}}}}}',
    );
    expect(flattenResponse(body)).toEqual({ id: 1, a: { b: { id: 2, c: 1 } } });
    expect('polluted' in {}).toBe(false);
  });

  it('cuts depth, length of lists and number of values', () => {
    const deep = Array.from({ length: 100 }).reduce<unknown>((inner) => ({ inner }), 'end');
    expect(JSON.stringify(flattenResponse({ data: { deep } })).length).toBeLessThan(200);
    const long = flattenResponse({ data: { items: Array.from({ length: 20_000 }, (_, index) => index) } });
    expect(long).toHaveProperty('items.length', 5_000);
    const wide = Array.from({ length: 100 }, () => Array.from({ length: 5_000 }, () => 0));
    expect(JSON.stringify(flattenResponse({ data: { wide } })).length).toBeLessThan(110_000);
  });

  it('holds against any document, wrapped at random and with hostile keys (R-CMS-03)', () => {
    const key = fc.constantFrom(
      'a',
      'data',
      'attributes',
      'meta',
      'id',
      'url',
      '__proto__',
      'constructor',
      'polluted',
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 6 },
        fc.constantFrom(null, 1, 'x', '/uploads/x', true),
        tie('list'),
        tie('object'),
      ),
      list: fc.array(tie('tree'), { maxLength: 4 }),
      object: fc.array(fc.tuple(key, tie('tree')), { maxLength: 5 }).map(ownObject),
    }));
    fc.assert(
      fc.property(tree, (data) => {
        const flat = flattenResponse({ data });
        expect('polluted' in {}).toBe(false);
        expect(JSON.stringify(flat) ?? '').not.toMatch(/"(__proto__|constructor)":/);
      }),
      { numRuns: propertyRuns(5_000) },
    );
  });
});

function ownObject(pairs: [string, unknown][]): unknown {
  return JSON.parse(`{${pairs.map(([key, value]) => `"${key}":${JSON.stringify(value)}`).join(',')}}`);
}
