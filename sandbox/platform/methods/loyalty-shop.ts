import { both } from '../../world/seed/both';
import { PRODUCTS, type SeedProduct } from '../../world/seed/loyalty';
import { loadMember, notify } from '../../world/loyalty-member';
import { allRows, atomically, execute } from '../../world/sql';
import type { World } from '../../world/world';
import { DONE } from '../done';
import { fieldFault } from '../field-fault';
import { countParam, type SandboxMethod } from '../method';
import { page } from './paging';

const DEFAULT_COUNT = 24;

const picture = (product: SeedProduct) => `/platform/media/shop/${product.image}.webp`;

/** The rewards and whether each is still to be had. */
export const getProducts: SandboxMethod = {
  verb: 'GET',
  isForPlayers: false,
  handle: ({ world, query, locale }) => {
    const rows = allRows<{ product_id: number }>(
      world,
      'select product_id from loyalty_stock where remaining = 0',
    );
    const soldOut = new Set(rows.map((row) => row.product_id));
    const items = PRODUCTS.map((product) => ({
      id: product.id,
      name: product.name[locale],
      text: product.text[locale],
      image: picture(product),
      price: product.price,
      is_available: !soldOut.has(product.id),
    }));
    return page(items, query, DEFAULT_COUNT);
  },
};

function takeFromStock(world: World, product: SeedProduct): void {
  const { changes } = execute(
    world,
    'update loyalty_stock set remaining = remaining - 1 where product_id = ? and (remaining is null or remaining > 0)',
    product.id,
  );
  if (changes === 0) throw fieldFault('id', 'sold_out', 'Sold out');
}

/** Takes the price off the player's points; refuses an unknown or sold-out reward and a purse that is too small. */
export const buyProduct: SandboxMethod = {
  verb: 'POST',
  isForPlayers: true,
  handle: ({ world, uid, body }) => {
    const product = PRODUCTS.find(({ id }) => id === countParam(body, 'id', 0));
    if (product === undefined) throw fieldFault('id', 'not_found', 'Unknown reward');
    return atomically(world, () => {
      const { points } = loadMember(world, uid);
      if (points < product.price) throw fieldFault('id', 'insufficient_funds', 'Not enough points');
      takeFromStock(world, product);
      const left = points - product.price;
      execute(world, 'update loyalty_members set points = ? where uid = ?', left, uid);
      execute(
        world,
        'insert into loyalty_purchases (uid, product_id, price, created_at) values (?, ?, ?, ?)',
        uid,
        product.id,
        product.price,
        world.clock.now(),
      );
      notify(world, uid, purchaseNotice(product));
      return { ...DONE, points: left };
    });
  },
};

function purchaseNotice(product: SeedProduct) {
  return {
    trigger: 'product',
    type: 'credit',
    title: both('Reward on its way', 'Récompense en route'),
    message: product.name,
    amount: null,
    image: picture(product),
  };
}
