import { expect, type Page } from '@playwright/test';

/** No button's words are cut off by its own edge. What ends in an ellipsis is shortened on purpose. */
export async function expectWordsFit(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const isShortened = (from: Element | null, button: Element): boolean =>
      from !== null &&
      (getComputedStyle(from).textOverflow === 'ellipsis' ||
        from.clientWidth === 1 ||
        (from !== button && isShortened(from.parentElement, button)));
    const sticksOut = (text: Node, button: Element): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const [words, box] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
      return words.width > 0 && (words.left < box.left - 1 || words.right > box.right + 1);
    };
    return [...document.querySelectorAll('button')]
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
          if (sticksOut(text, button) && !isShortened(text.parentElement, button)) return true;
        }
        return false;
      })
      .map(({ textContent }) => textContent);
  });
  expect(cut).toEqual([]);
}

/** Words of up to sixteen letters that are broken over two lines: their column is too narrow for them. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}.,]{2,16}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        if (others.some(({ top }) => first && top > first.top + 5)) broken.push(word);
      }
    }
    return broken;
  });
}
