import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { hideFailedPictures } from './hide-failed-pictures';

function picture(alt: string, isComplete = false): HTMLImageElement {
  const made = document.body.appendChild(document.createElement('img'));
  made.alt = alt;
  made.src = '/content/uploads/none.svg';
  Object.defineProperty(made, 'complete', { value: isComplete });
  return made;
}

afterEach(() => document.body.replaceChildren());

it('takes a picture that fails out of sight, and one that failed before', () => {
  const before = picture('', true);
  const coming = picture('');
  const stop = hideFailedPictures();
  expect([before.style.visibility, coming.style.visibility]).toEqual(['hidden', '']);
  fireEvent.error(coming);
  expect(coming.style.visibility).toBe('hidden');
  stop();
  const later = picture('');
  fireEvent.error(later);
  expect(later.style.visibility).toBe('');
});

it('leaves one that has an alternative text', () => {
  const named = picture('Baizeworks');
  const stop = hideFailedPictures();
  fireEvent.error(named);
  expect(named.style.visibility).toBe('');
  stop();
});
