import type { Browser } from 'playwright';

const WIDTH = 288;
const HEIGHT = 192;

/** So many different WebP pictures of a tile's size, about as heavy as drawn artwork. */
export async function drawPictures(browser: Browser, count: number): Promise<Buffer[]> {
  const page = await browser.newPage();
  const addresses = (await page.evaluate(`Array.from({ length: ${count} }, (_, index) => {
    const canvas = document.createElement('canvas');
    canvas.width = ${WIDTH};
    canvas.height = ${HEIGHT};
    const pen = canvas.getContext('2d');
    for (let spot = 0; spot < 60; spot += 1) {
      pen.fillStyle = 'hsl(' + ((index * 47 + spot * 31) % 360) + ' 70% ' + (25 + (spot % 5) * 10) + '%)';
      pen.beginPath();
      pen.arc((spot * 71 + index * 13) % ${WIDTH}, (spot * 37 + index * 29) % ${HEIGHT}, 60 - spot / 2, 0, 7);
      pen.fill();
    }
    return canvas.toDataURL('image/webp', 0.8);
  })`)) as string[];
  await page.close();
  return addresses.map((address) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
}
