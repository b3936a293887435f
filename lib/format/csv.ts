import type { Locale } from '@/i18n/routing';

/** A text, or a number as text with a decimal point. */
export type CsvCell = string | { number: string };

/** Spreadsheets interpret these as the start of a formula, including the full-width forms. */
const FORMULA_START = /^[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;
/** Control characters: some readers would start a new cell at a tab or line break. */
const CONTROL = /\p{Cc}+/gu;
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/**
 * A table as CSV (RFC 4180) that spreadsheets open without an import dialog: UTF-8 with a byte order mark, and in
 * French the semicolon and decimal comma that French systems expect. No text is read as a formula.
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
  // A leading apostrophe makes every spreadsheet treat the cell as text.
  const safe = FORMULA_START.test(plain) ? `'${plain}` : plain;
  return `"${safe.replaceAll('"', '""')}"`;
}
