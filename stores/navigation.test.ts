import { expect, it } from 'vitest';
import { useNavigation } from './navigation';

it('stores the next page until somebody went there', () => {
  const { goTo, reset } = useNavigation.getState();
  goTo('/fr/offers?a=1');
  expect(useNavigation.getState().target).toBe('/fr/offers?a=1');
  reset();
  expect(useNavigation.getState().target).toBeNull();
});
