/**
 * Above the language's layout: for addresses that are no page's, such as a missing file of Turbopack (R-ERR-06 for
 * pages: `[locale]/not-found`). Every page carries these three; Next.js's own weigh almost a kilobyte.
 */
export default function NotFound() {
  return <h1>404 Page not found</h1>;
}
