import { render } from '../render';
import tree from './markup.json';

export const dynamic = 'force-dynamic';

/** Another page's markup, rendered for every request. */
export default function Page() {
  return render(tree, 0);
}
