import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInView } from './use-in-view';

let tell: (...isIntersecting: boolean[]) => void = () => undefined;

function Place() {
  const element = useRef<HTMLParagraphElement>(null);
  return <p ref={element}>{useInView(element) ? 'seen' : 'unseen'}</p>;
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (...all) => act(() => told(all.map((isIntersecting) => ({ isIntersecting }))));
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
  tell(true);
  expect(screen.getByText('seen')).toBeVisible();
  tell(true, false);
  expect(screen.getByText('unseen')).toBeVisible();
  tell(false, true);
  expect(screen.getByText('seen')).toBeVisible();
});
