import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadPage } from '@/components/shared/session/leave-page';
import { writeStored } from '@/lib/browser/storage';
import { useConsent, type ConsentPurpose } from '@/stores/consent';
import { followConsent } from './follow-consent';

vi.mock('@/components/shared/session/leave-page', () => ({ reloadPage: vi.fn() }));

let stop: () => void;

function store(...allowed: ConsentPurpose[]): void {
  writeStored('consent', { at: Date.now(), allowed });
}

/** Another tab stores its choice. */
function chooseElsewhere(...allowed: ConsentPurpose[]): void {
  store(...allowed);
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
}

function restore(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

beforeEach(() => {
  vi.mocked(reloadPage).mockClear();
  window.dataLayer = [];
  useConsent.setState({ isRequired: true, allowed: null });
  store('statistics', 'chat');
  stop = followConsent();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

it('reads the stored choice, and takes over more consent without a reload', () => {
  expect(useConsent.getState().allowed).toEqual(['statistics', 'chat']);
  chooseElsewhere('statistics', 'chat', 'fraud');
  expect(useConsent.getState().allowed).toEqual(['statistics', 'chat', 'fraud']);
  expect(reloadPage).not.toHaveBeenCalled();
});

it.each([[['statistics']], [[]]] as const)('reloads where another tab leaves only %j', (left) => {
  chooseElsewhere(...left);
  expect(reloadPage).toHaveBeenCalledOnce();
});

it('reloads where nobody was asked and another tab refuses', () => {
  useConsent.setState({ isRequired: false, allowed: null });
  chooseElsewhere();
  expect(reloadPage).toHaveBeenCalledOnce();
});

it('reloads a page of the back-forward cache whose consent was withdrawn meanwhile', () => {
  store();
  restore(false);
  expect(reloadPage).not.toHaveBeenCalled();
  restore(true);
  expect(reloadPage).toHaveBeenCalledOnce();
});

it('interrupts no game: it tells the tag manager instead', () => {
  document.body.innerHTML = '<main><iframe></iframe></main>';
  chooseElsewhere('statistics');
  expect(window.dataLayer).toEqual([]);
  chooseElsewhere();
  expect(Array.from(window.dataLayer?.[0] as unknown as ArrayLike<unknown>)).toEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'denied' }),
  ]);
  expect(reloadPage).not.toHaveBeenCalled();
});
