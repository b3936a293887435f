import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodePng } from './png';

interface Chunk {
  type: string;
  data: Buffer;
  isIntact: boolean;
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    const isIntact = png.readUInt32BE(at + 8 + length) === crc32(body);
    chunks.push({ type: body.subarray(0, 4).toString('latin1'), data: body.subarray(4), isIntact });
    at += 12 + length;
  }
  return chunks;
}

describe('encodePng', () => {
  const pixels = Uint8Array.from([255, 0, 0, 255, 0, 255, 0, 128, 10, 20, 30, 40, 250, 200, 150, 100]);
  const png = encodePng(2, 2, pixels);

  it('begins with the signature and has header, data and end with right checksums', () => {
    expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect(chunksOf(png).map(({ type, isIntact }) => [type, isIntact])).toEqual([
      ['IHDR', true],
      ['IDAT', true],
      ['IEND', true],
    ]);
    expect([...(chunksOf(png)[0]?.data ?? [])]).toEqual([0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0]);
  });

  it('holds the pixels that were given', () => {
    const rows = inflateSync(chunksOf(png)[1]?.data ?? Buffer.alloc(0));
    const first = [...rows.subarray(1, 9)];
    const second = [...rows.subarray(10, 18)].map((value, at) => (value + (first[at] ?? 0)) & 255);
    expect([rows[0], rows[9]]).toEqual([2, 2]);
    expect([...first, ...second]).toEqual([...pixels]);
  });
});
