export const revalidate = 60;
export const generateStaticParams = () => [];

/** One element, rendered and cached likewise: the minimum cost of a cached page. */
export default function Page() {
  return <main>Bare</main>;
}
