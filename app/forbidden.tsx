/** Outside of the language's layout, which has its own: see `not-found`. */
export default function Forbidden() {
  return <h1>403 Forbidden</h1>;
}
