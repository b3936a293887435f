import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button';

it.each([{ isBusy: true }, { disabled: true }])('%o keeps the focus and ignores clicks', async (state) => {
  const onClick = vi.fn();
  const user = userEvent.setup();
  const { rerender } = render(<Button onClick={onClick}>Send</Button>);
  const button = screen.getByRole('button', { name: 'Send' });
  await user.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  rerender(
    <Button onClick={onClick} {...state}>
      Send
    </Button>,
  );
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  await user.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});
