/**
 * For addresses that are not pages, such as a missing Turbopack file (pages: `[locale]/not-found`, R-ERR-06). Every
 * page includes this, `forbidden` and `unauthorized`; Next.js's own weigh almost a kilobyte.
 */
export default function NotFound() {
  return <h1>404 Page not found</h1>;
}
