/** Elements that show something without words. Those the sanitiser removes do not count. */
const SHOWN = /<(?:img|hr|table)\b/i;
/** Tags, and the spaces that editors' programs leave in an emptied field. */
const UNSEEN = /<[^<>]*>|&(?:nbsp|#160|#xa0);|[\s\u200b]+/gi;

/** Whether HTML shows nothing, as an emptied editor field: `<p></p>`, `<p>&nbsp;</p>`. */
export function isBlankHtml(html: string): boolean {
  return !SHOWN.test(html) && html.replace(UNSEEN, '') === '';
}
