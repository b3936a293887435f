import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteStayClick } from '@/lib/browser/stay-click';
import { useFormInView } from './use-form-in-view';

const scroll = vi.fn();
let top = 0;

function Panel({ sysname }: { sysname: string }) {
  const form = useFormInView<HTMLElement>(sysname);
  return <section ref={form}>{sysname}</section>;
}

beforeEach(() => {
  scroll.mockReset();
  Element.prototype.scrollIntoView = scroll;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top, 100, 100),
  );
});

describe('the form of a payment method', () => {
  it('is brought into view when its method was clicked far above it', () => {
    top = window.innerHeight;
    const { rerender } = render(<Panel sysname="card" />);
    noteStayClick(window.location.pathname);
    rerender(<Panel sysname="voucher" />);
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'start' });
    expect(scroll.mock.contexts[0]).toBe(screen.getByText('voucher'));
  });

  it('also where the choice leads to a page of its own', () => {
    top = window.innerHeight;
    noteStayClick(window.location.pathname);
    render(<Panel sysname="voucher" />);
    expect(scroll).toHaveBeenCalledOnce();
  });

  it('stays where it is when it can be seen, and when nothing was clicked', () => {
    top = window.innerHeight / 3;
    noteStayClick(window.location.pathname);
    const { rerender } = render(<Panel sysname="card" />);
    top = window.innerHeight;
    rerender(<Panel sysname="voucher" />);
    expect(scroll).not.toHaveBeenCalled();
  });

  it('stays where it is on the page that the click leads away from, and when it was handled before', () => {
    top = window.innerHeight;
    noteStayClick('/cashier/deposit/voucher');
    const { rerender } = render(<Panel sysname="card" />);
    expect(scroll).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/cashier/deposit/voucher');
    rerender(<Panel sysname="voucher" />);
    rerender(<Panel sysname="card" />);
    expect(scroll).toHaveBeenCalledOnce();
  });
});
