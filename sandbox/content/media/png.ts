import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BYTES_PER_PIXEL = 4;
/** Each row is stored as its difference to the row above, which suits smooth pictures. */
const FILTER_UP = 2;

/** PNG file of `rgba` (8 bits a channel, row by row), `width` by `height` pixels. */
export function encodePng(width: number, height: number, rgba: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filterRows(width, height, rgba))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function filterRows(width: number, height: number, rgba: Uint8Array): Buffer {
  const stride = width * BYTES_PER_PIXEL;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const target = y * (stride + 1);
    rows[target] = FILTER_UP;
    for (let x = 0; x < stride; x += 1) {
      const index = y * stride + x;
      rows[target + 1 + x] = (rgba[index] ?? 0) - (rgba[index - stride] ?? 0);
    }
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
