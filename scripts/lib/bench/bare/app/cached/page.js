import { render } from '../render';
import tree from './markup.json';

/** The product's markup, prerendered. */
export default function Page() {
  return render(tree, 0);
}
