import { expect, it } from 'vitest';
import { redirectOf } from './redirect';

const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });

it('a redirect to an invalid address is a response, and said so', () => {
  expect(redirectOf(redirect('http://[bad'), 'http://platform.test')).toBe('redirects to an invalid address');
});

it('a redirect names its target without the query', () => {
  expect(redirectOf(redirect('/login?a=1'), 'http://platform.test')).toBe(
    'redirects to http://platform.test/login: use that address',
  );
});
