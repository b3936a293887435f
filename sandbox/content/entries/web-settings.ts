import { Media, type ContentRecord } from '../content-value';

export function webSettings(): ContentRecord {
  return {
    favicon: {
      png_16: new Media('favicon-16.png', ''),
      png_32: new Media('favicon-32.png', ''),
      png_192: new Media('favicon-192.png', ''),
      png_512: new Media('favicon-512.png', ''),
      apple_png_180: new Media('apple-touch-180.png', ''),
      ico_48: new Media('favicon-48.ico', ''),
    },
  };
}
