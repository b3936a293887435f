import { render } from '../render';
import tree from './markup.json';

export const dynamic = 'force-dynamic';

/** The markup of a player's own page, rendered for every request. */
export default function Page() {
  return render(tree, 0);
}
