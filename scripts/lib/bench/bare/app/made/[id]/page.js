import { render } from '../../render';
import tree from '../../rendered/markup.json';

export const revalidate = 60;
export const generateStaticParams = () => [];

/** The markup of `/rendered`, rendered on the first visit and cached: each number is a URL of its own. */
export default function Page() {
  return render(tree, 0);
}
