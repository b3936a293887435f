/** Outside of the language's layout: see `not-found`. */
export default function Unauthorized() {
  return <h1>401 Unauthorized</h1>;
}
