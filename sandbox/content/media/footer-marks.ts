import { PALETTE } from './palette';

/** One mark in the footer: a frame with a drawing, beside the sign that both languages know it by. */
function mark(drawing: string, sign: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="40" viewBox="0 0 96 40" fill="none" ' +
    'stroke-width="2" stroke-linecap="round" stroke-linejoin="round">' +
    `<rect x="1" y="1" width="94" height="38" rx="8" stroke="${PALETTE.ink}" stroke-opacity=".2"/>` +
    `<path stroke="${PALETTE.ink}" stroke-opacity=".7" d="${drawing}"/>` +
    `<text x="64" y="26" text-anchor="middle" fill="${PALETTE.ink}" font-family="system-ui,sans-serif" font-size="16" font-weight="700" textLength="${sign.length * 12}">${sign}</text></svg>`
  );
}

/** Marks of the footer by their file name under `/uploads/`. */
export const FOOTER_MARKS: Readonly<Record<string, string>> = {
  'mark-fair-play.svg': mark('M22 8l12 4v8c0 7-5 11-12 13-7-2-12-6-12-13v-8zM16 20l5 5 8-9', 'RNG'),
  'mark-responsible.svg': mark('M22 32C12 26 9 21 9 17c0-7 9-9 13-2 4-7 13-5 13 2 0 4-3 9-13 15z', 'RG'),
};
