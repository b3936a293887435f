import { createElement } from 'react';

/** Elements of markup as `bare-app.ts` writes it. */
export const render = (node, key) =>
  typeof node === 'string' ? node : createElement(node[0], { ...node[1], key }, ...node[2].map(render));
