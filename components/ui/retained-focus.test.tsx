import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RetainedFocus } from './retained-focus';

const part = (hasMore: boolean) => (
  <RetainedFocus data-testid="part">{hasMore && <button type="button">More</button>}</RetainedFocus>
);

it('takes the focus when the focused control within it is removed', async () => {
  const { rerender } = render(part(true));
  screen.getByRole('button').focus();
  rerender(part(false));
  await waitFor(() => expect(screen.getByTestId('part')).toHaveFocus());
});

it('leaves the focus where it is when another control is removed', async () => {
  const other = <input />;
  const { rerender } = render([<div key="0">{other}</div>, <div key="1">{part(true)}</div>]);
  screen.getByRole('button').focus();
  screen.getByRole('textbox').focus();
  rerender([<div key="0">{other}</div>, <div key="1">{part(false)}</div>]);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(screen.getByRole('textbox')).toHaveFocus();
});
