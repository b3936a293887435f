import { describe, expect, it } from 'vitest';
import { faviconsToMetadata } from './favicons';

describe('faviconsToMetadata', () => {
  it('R-SEO-11 links each icon with the size its key names', () => {
    expect(
      faviconsToMetadata([
        { kind: 'png', size: 32, url: '/content/uploads/f32.png' },
        { kind: 'png', size: 16, url: '/content/uploads/f16.png' },
        { kind: 'apple', size: 180, url: '/content/uploads/a180.png' },
        { kind: 'ico', size: 48, url: '/content/uploads/f.ico' },
      ]),
    ).toEqual({
      icon: [
        { url: '/content/uploads/f.ico', sizes: '48x48', type: 'image/x-icon' },
        { url: '/content/uploads/f16.png', sizes: '16x16', type: 'image/png' },
        { url: '/content/uploads/f32.png', sizes: '32x32', type: 'image/png' },
      ],
      apple: [{ url: '/content/uploads/a180.png', sizes: '180x180', type: 'image/png' }],
    });
  });

  it('links nothing where the settings hold no icon', () => {
    expect(faviconsToMetadata([])).toBeUndefined();
  });
});
