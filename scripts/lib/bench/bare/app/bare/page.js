/** Prerendered: the least Next.js can do. */
export default function Page() {
  return (
    <main>
      <h1>Bare</h1>
      <p>A page of Next.js alone.</p>
    </main>
  );
}
