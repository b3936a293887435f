import { describe, expect, it } from 'vitest';
import { createContentApp } from '../app';
import { COLLECTIONS } from '../collections';
import { isContentObject, Media, type ContentValue } from '../content-value';
import { brandMark } from './mark';
import { isUpload, uploadBytes, uploadInfo, uploadNames } from './uploads';

const { fetch } = createContentApp();

function upload(file: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new Request(`http://content.test/uploads/${file}`, { headers }));
}

function filesIn(value: ContentValue): string[] {
  if (value instanceof Media) return value.file === null ? [] : [value.file];
  if (Array.isArray(value)) return value.flatMap((item: ContentValue) => filesIn(item));
  return isContentObject(value) ? Object.values(value).flatMap(filesIn) : [];
}

describe('uploads', () => {
  it('exist for every media field of every record', () => {
    const files = Object.values(COLLECTIONS).flatMap(({ records }) =>
      [...records('en'), ...records('fr')].flatMap(filesIn),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !isUpload(file))).toEqual([]);
  });

  it.each(uploadNames().filter((file) => file.endsWith('.svg')))(
    '%s is a safe picture of its size',
    (file) => {
      const text = uploadBytes(file).toString('utf8');
      const { width, height } = uploadInfo(file);
      expect(text).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(text).not.toMatch(/<script|foreignObject|href=|NaN|undefined/);
      expect(text.length).toBeLessThan(6_000);
      for (const [, id] of text.matchAll(/url\(#([\w-]+)\)/g)) expect(text).toContain(`id="${id}"`);
    },
  );

  it.each(['favicon-16.png', 'favicon-32.png', 'apple-touch-180.png', 'og-home.png'])(
    '%s has the size it is registered with',
    (file) => {
      const bytes = uploadBytes(file);
      const { width, height } = uploadInfo(file);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
    },
  );

  it('favicon-48.ico holds three whole PNG pictures', () => {
    const bytes = uploadBytes('favicon-48.ico');
    expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 3]);
    const sizes = [0, 1, 2].map((index) => {
      const entry = 6 + index * 16;
      const png = bytes.subarray(
        bytes.readUInt32LE(entry + 12),
        bytes.readUInt32LE(entry + 12) + bytes.readUInt32LE(entry + 8),
      );
      expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
      expect(png.subarray(-8, -4).toString('latin1')).toBe('IEND');
      return [bytes[entry], png.readUInt32BE(16)];
    });
    expect(sizes).toEqual([
      [16, 16],
      [32, 32],
      [48, 48],
    ]);
  });

  it('are served with their type, an ETag and no lifetime, and 304 while unchanged', async () => {
    const first = await upload('menu-banner.svg');
    expect(first.status).toBe(200);
    expect(first.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0');
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await upload('menu-banner.svg', { 'If-None-Match': `W/${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await upload('menu-banner.svg', { 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await upload('favicon-48.ico')).headers.get('Content-Type')).toBe('image/x-icon');
  });
});

describe('brandMark', () => {
  it('draws the mark in the requested size', () => {
    expect(brandMark(40)).toMatch(/^<svg [^>]*width="40" height="40" viewBox="0 0 64 64">.*<\/svg>$/);
  });
});
