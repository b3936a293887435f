import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import messages from '@/i18n/messages/en/loyalty.json';
import { PlatformError } from '@/lib/platform/error';
import { user } from '@/lib/session/schema';
import { closeDialog, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { BuyButton } from './buy-button';
import { PriceTag } from './price-tag';

vi.mock('@/components/shared/session/refresh-balance', () => ({ refreshBalance: vi.fn() }));

const call = platformCalls();

const PRODUCT = { id: '301', name: '20 free spins', price: 500, isAvailable: true };
const QUESTION = '20 free spins for 500 coins. You will have 740 coins left.';

interface World {
  points?: number;
  isAvailable?: boolean;
  buy?: () => Promise<unknown>;
}

/** Mocks the platform: the player's points, the stock, and the purchase. */
function respond({
  points = 1240,
  isAvailable = true,
  buy = async () => ({ result: 1, points: 740 }),
}: World) {
  call.mockImplementation(async (method) => {
    if (method === 'loyalty.getinfo') {
      return {
        id: '1',
        is_active: true,
        points,
        character: null,
        levels: [],
        pointsAlias: 'coins',
        uid: 5,
      };
    }
    if (method === 'loyalty.getproducts') {
      const { id, name, price } = PRODUCT;
      return {
        items: [{ id, name, price, text: null, image: null, is_available: isAvailable }],
        total: 1,
      };
    }
    return await buy();
  });
}

const purchases = () => call.mock.calls.filter(([method]) => method === 'loyalty.buyproduct');

const openNow = () => useDialogs.getState().stack[0];

function renderButton(product = PRODUCT) {
  return renderWithTexts(<BuyButton product={product} />).user;
}

async function clickBuy(person: ReturnType<typeof renderButton>) {
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Redeem 20 free spins' })).not.toHaveAttribute('aria-busy');
  });
  await person.click(screen.getByRole('button', { name: 'Redeem 20 free spins' }));
}

async function confirmPurchase() {
  await waitFor(() => expect(openNow()?.name).toBe('confirm'));
  closeDialog(openNow()?.id ?? 0, true);
}

beforeEach(() => {
  useSession.getState().reset();
  useDialogs.setState({ stack: [] });
  useToasts.getState().reset();
  queryClient.clear();
  call.mockReset();
});

describe('BuyButton for a guest', () => {
  it('asks to sign in once it is known that nobody is here, and calls nothing', async () => {
    const person = renderButton();
    await person.click(screen.getByRole('button', { name: 'Redeem 20 free spins' }));
    expect(openNow()).toBeUndefined();
    act(() => useSession.getState().setGuest());
    await waitFor(() => expect(openNow()?.name).toBe('auth'));
    useDialogs.setState({ stack: [] });
    await clickBuy(person);
    expect(openNow()).toMatchObject({ name: 'auth', props: { type: 'authorization' } });
    expect(call).not.toHaveBeenCalled();
  });

  it('marks a sold-out reward', () => {
    renderButton({ ...PRODUCT, isAvailable: false });
    expect(screen.getByRole('button', { name: 'Sold out' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('BuyButton clicked before it is known that a player is here', () => {
  const clickEarly = async () => {
    await renderButton().click(screen.getByRole('button', { name: 'Redeem 20 free spins' }));
    act(() => useSession.getState().setUser(user.parse({ uid: 5 })));
  };

  it('asks the player to confirm as soon as their points are known, once', async () => {
    respond({});
    await clickEarly();
    await waitFor(() => expect(openNow()).toMatchObject({ name: 'confirm', props: { text: QUESTION } }));
    closeDialog(openNow()?.id ?? 0);
    await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy', 'true'));
    expect(openNow()).toBeUndefined();
    expect(purchases()).toHaveLength(0);
  });

  it('says what is missing where the points do not suffice', async () => {
    respond({ points: 120 });
    await clickEarly();
    await waitFor(() => expect(openNow()?.name).toBe('loyaltyInsufficient'));
  });

  it('has the focus when the dialog opens, which gives it back there', async () => {
    respond({ points: 120 });
    await clickEarly();
    await waitFor(() => expect(openNow()?.name).toBe('loyaltyInsufficient'));
    expect(screen.getByRole('button', { name: '380 more for 20 free spins' })).toHaveFocus();
  });
});

describe('BuyButton for a player (R-LOY-03, R-LOY-04)', () => {
  beforeEach(() => useSession.getState().setUser(user.parse({ uid: 5 })));

  it('keeps a click from before the points are known, and is no spinner until then', async () => {
    let send: (() => void) | undefined;
    const sent = new Promise<void>((resolve) => (send = resolve));
    respond({});
    const respondNow = call.getMockImplementation();
    call.mockImplementation(async (...args) => {
      await sent;
      return await respondNow?.(...args);
    });
    const person = renderButton();
    await waitFor(() => expect(call).toHaveBeenCalledWith('loyalty.getinfo', expect.anything()));
    const button = screen.getByRole('button', { name: 'Redeem 20 free spins' });
    expect(button).not.toHaveAttribute('aria-busy');
    await person.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    act(() => send?.());
    await waitFor(() => expect(openNow()).toMatchObject({ name: 'confirm', props: { text: QUESTION } }));
  });

  it('asks first, buys once, says what is left, and has the player’s free spins read again', async () => {
    queryClient.setQueryData(['free-spins'], []);
    respond({});
    const person = renderButton();
    await clickBuy(person);
    await waitFor(() => {
      expect(openNow()).toMatchObject({
        name: 'confirm',
        props: { text: QUESTION },
      });
    });
    expect(purchases()).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Redeem 20 free spins' })).toHaveAttribute('aria-busy', 'true');
    await confirmPurchase();
    await waitFor(() => expect(openNow()).toMatchObject({ name: 'loyaltyBought', props: { left: 740 } }));
    expect(purchases().map(([, input]) => input)).toEqual([{ id: '301' }]);
    expect(queryClient.getQueryState(['free-spins'])?.isInvalidated).toBe(true);
  });

  it('stays the same button when the points do not suffice any more', async () => {
    let points = 620;
    respond({
      points,
      buy: async () => {
        points -= PRODUCT.price;
        respond({ points });
        return { result: 1, points };
      },
    });
    const person = renderButton();
    await clickBuy(person);
    await confirmPurchase();
    expect(await screen.findByRole('button', { name: '380 more for 20 free spins' })).toHaveFocus();
  });

  it('sends nothing when the player does not confirm', async () => {
    respond({});
    const person = renderButton();
    await clickBuy(person);
    await waitFor(() => expect(openNow()?.name).toBe('confirm'));
    closeDialog(openNow()?.id ?? 0);
    await waitFor(() => expect(useDialogs.getState().stack).toEqual([]));
    expect(purchases()).toHaveLength(0);
  });

  it('says on the button how many points are missing, and where to collect them when it is clicked', async () => {
    respond({ points: 120 });
    const person = renderButton();
    const button = await screen.findByRole('button', { name: '380 more for 20 free spins' });
    expect(button).toHaveTextContent('380 more');
    await person.click(button);
    await waitFor(() => {
      expect(openNow()).toMatchObject({ name: 'loyaltyInsufficient', props: { missing: 380 } });
    });
    expect(purchases()).toHaveLength(0);
  });

  it('opens the same dialog when the platform refuses for want of points, and no toast', async () => {
    const refusal = new PlatformError({
      type: 'InvalidParameterException',
      method: 'loyalty.buyproduct',
      httpStatus: 200,
      fields: { id: [{ code: 'insufficient_funds' }] },
    });
    respond({ buy: () => Promise.reject(refusal) });
    const person = renderButton();
    await clickBuy(person);
    await confirmPurchase();
    await waitFor(() => {
      expect(openNow()).toMatchObject({ name: 'loyaltyInsufficient', props: { missing: null } });
    });
    expect(useToasts.getState().toasts).toEqual([]);
  });

  it.each([
    ['the connection dies', 'NetworkFailure', 0],
    ['something on the way gives up', 'MalformedResponse', 502],
  ] as const)('finds out by the points that the reward is bought when %s', async (_, type, httpStatus) => {
    let points = 1240;
    respond({
      buy: async () => {
        points -= PRODUCT.price;
        respond({ points });
        throw new PlatformError({ type, method: 'loyalty.buyproduct', httpStatus });
      },
    });
    const person = renderButton();
    await clickBuy(person);
    await confirmPurchase();
    await waitFor(() => expect(openNow()).toMatchObject({ name: 'loyaltyBought', props: { left: 740 } }));
    expect(purchases()).toHaveLength(1);
    expect(useToasts.getState().toasts).toEqual([]);
  });

  it('says plainly that the outcome is unknown, and sends nothing twice', async () => {
    const lost = new PlatformError({ type: 'NetworkFailure', method: 'loyalty.buyproduct', httpStatus: 0 });
    respond({ buy: () => Promise.reject(lost) });
    const person = renderButton();
    await clickBuy(person);
    await confirmPurchase();
    await waitFor(() => {
      expect(useToasts.getState().toasts[0]?.text).toBe(messages.shop.unknownOutcome);
    });
    expect(purchases()).toHaveLength(1);
  });

  it.each([0, 2, -1])('R-PROF-08, R-ERR-11 a result of %i is a failure, shown once', async (result) => {
    respond({ buy: async () => ({ result, points: 740 }) });
    const person = renderButton();
    await clickBuy(person);
    await confirmPurchase();
    await waitFor(() => expect(useToasts.getState().toasts).toMatchObject([{ type: 'error' }]));
    expect(openNow()?.name).not.toBe('loyaltyBought');
    expect(purchases()).toHaveLength(1);
  });

  it('R-LOY-03 has the price of now above it, not the older one of the page', async () => {
    respond({});
    renderWithTexts(<PriceTag id={PRODUCT.id} price={900} />);
    await waitFor(() => expect(screen.getByRole('paragraph')).toHaveTextContent('500 coins'));
  });

  it('marks a reward sold out that was still to be had when the page was rendered', async () => {
    respond({ isAvailable: false });
    renderButton();
    expect(await screen.findByRole('button', { name: 'Sold out' })).toHaveAttribute('aria-disabled', 'true');
  });
});
