/** Whether a path is a page's or below it: `/offers/7` is on `/offers`, and only `/` on the home page. */
export function isOnPage(path: string, page: string): boolean {
  return path === page || path.startsWith(`${page}/`);
}
