import { beforeEach, describe, expect, it } from 'vitest';
import { user } from './schema';
import { SEED_ID, seedText, takeSeed } from './seed';

function put(text: string): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = SEED_ID;
  block.textContent = text;
  document.body.replaceChildren(block);
}

beforeEach(() => document.body.replaceChildren());

describe('session seed', () => {
  it('R-SESS-01 gives the player the page was made for, once', () => {
    const player = user.parse({ uid: 7, login: 'a@b.c' });
    put(seedText({ user: player, inactivityLimitSeconds: 900 }));
    expect(takeSeed()).toEqual({ user: player, inactivityLimitSeconds: 900 });
    expect(takeSeed()).toBeNull();
  });

  it('holds nothing that ends its block', () => {
    const player = user.parse({ uid: 7, fakename: '</script><script>alert(1)</script><!--' });
    const text = seedText({ user: player });
    expect(text).not.toContain('<');
    put(text);
    expect(takeSeed()?.user.fakename).toBe(player.fakename);
  });

  it.each(['null', '7', '{}', '{"user":null}', '{"user":{"uid":0}}', '{"user":{}}'])(
    'knows nobody from %s',
    (text) => {
      put(text);
      expect(takeSeed()).toBeNull();
    },
  );

  it('knows nobody on a public page', () => {
    expect(takeSeed()).toBeNull();
  });
});

it('knows nobody from a seed of another shape', () => {
  for (const text of ['{"user":"uid"}', '{"user":7}', '[]']) {
    put(text);
    expect(takeSeed()).toBeNull();
  }
});
