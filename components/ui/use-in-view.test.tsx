import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInView } from './use-in-view';

let intersect: (...isIntersecting: boolean[]) => void = () => undefined;

function Place() {
  const element = useRef<HTMLParagraphElement>(null);
  return <p ref={element}>{useInView(element) ? 'seen' : 'unseen'}</p>;
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        intersect = (...all) => act(() => callback(all.map((isIntersecting) => ({ isIntersecting }))));
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('an element is in view as the browser reported last, also where it reports several changes at once', () => {
  render(<Place />);
  expect(screen.getByText('unseen')).toBeVisible();
  intersect(true);
  expect(screen.getByText('seen')).toBeVisible();
  intersect(true, false);
  expect(screen.getByText('unseen')).toBeVisible();
  intersect(false, true);
  expect(screen.getByText('seen')).toBeVisible();
});
