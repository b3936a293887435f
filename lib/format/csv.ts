import type { Locale } from '@/i18n/routing';

/** A text, or a number already written with a point before its decimals. */
export type CsvCell = string | { number: string };

/** Spreadsheets read these as the beginning of a formula, the full-width forms among them. */
const FORMULA_START = /^[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;
/** Control characters: a tab or a line break would begin a new cell in some readers. */
const CONTROL = /\p{Cc}+/gu;
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/**
 * A table as comma-separated text (RFC 4180) that spreadsheets open without asking: UTF-8 with its mark, and in French
 * the semicolon and decimal comma that French systems expect. No text is ever taken for a formula.
 */
export function csvText(lines: readonly (readonly CsvCell[])[], locale: Locale): string {
  const isFrench = locale === 'fr';
  const write = (cell: CsvCell) => {
    if (typeof cell === 'string') return quoted(cell);
    return isFrench ? cell.number.replace('.', ',') : cell.number;
  };
  const rows = lines.map((line) => line.map(write).join(isFrench ? ';' : ','));
  return `${BYTE_ORDER_MARK}${rows.join(LINE_END)}${LINE_END}`;
}

function quoted(text: string): string {
  const plain = text.replace(CONTROL, ' ');
  // A leading apostrophe makes every spreadsheet take the cell for text.
  const safe = FORMULA_START.test(plain) ? `'${plain}` : plain;
  return `"${safe.replaceAll('"', '""')}"`;
}
