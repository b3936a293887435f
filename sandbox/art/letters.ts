/**
 * Letters as outlines, so that a picture looks the same on every device and its titles need no font (text in the SVG of
 * sixteen tiles cost Chromium 40 to 60 ms): capitals are 50 units high and stand on 0; of each letter its advance, where its
 * outline begins, and the rest as relative path data.
 */
export type Letters = Readonly<
  Record<string, readonly [advance: number, x: number, y: number, outline: string]>
>;

const BLANK = [20, 0, 0, ''] as const;

function letterOf(letter: string, letters: Letters) {
  const plain = letter.normalize('NFD').charAt(0);
  return letters[letter] ?? letters[plain] ?? letters[' '] ?? BLANK;
}

/** Size of type in units, as fonts count it. */
export const EM = 70;

/** Width of a text in units; `spacing` stands between its letters. */
export function widthOf(text: string, letters: Letters, spacing = 0): number {
  const advances = [...text].map((letter) => letterOf(letter, letters)[0] + spacing);
  return advances.reduce((sum, advance) => sum + advance, -spacing);
}

/** Path data of a text that begins at 0, in units. */
export function outlineOf(text: string, letters: Letters, spacing = 0): string {
  let left = 0;
  return [...text]
    .map((letter) => {
      const [advance, x, y, outline] = letterOf(letter, letters);
      const begin = left + x;
      left += advance + spacing;
      return outline === '' ? '' : `M${begin} ${y}${outline}`;
    })
    .join('');
}
