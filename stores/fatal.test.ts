import { expect, it } from 'vitest';
import { useFatal } from './fatal';

it('R-ERR-03 to R-ERR-05: shows one fatal page, the newest, until it is reset', () => {
  const { show, reset } = useFatal.getState();
  expect(useFatal.getState().kind).toBeNull();
  show('maintenance');
  show('blocked');
  expect(useFatal.getState().kind).toBe('blocked');
  reset();
  expect(useFatal.getState().kind).toBeNull();
});
