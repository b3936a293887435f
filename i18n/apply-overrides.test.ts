import { describe, expect, it } from 'vitest';
import { applyOverrides } from './apply-overrides';

const messages = { common: { home: 'Home', nested: { a: 'A', b: 'B' } }, auth: { logIn: 'Log in' } };

describe('texts of the content system', () => {
  it('R-HOME-03: go over the interface texts by dotted path', () => {
    expect(applyOverrides(messages, { 'common.home': 'Start', 'common.nested.a': 'AA' })).toEqual({
      common: { home: 'Start', nested: { a: 'AA', b: 'B' } },
      auth: { logIn: 'Log in' },
    });
  });

  it('leave the catalogue itself alone', () => {
    applyOverrides(messages, { 'common.home': 'Start' });
    expect(messages.common.home).toBe('Home');
  });

  it.each(['other.home', 'common', '', '__proto__.polluted', 'constructor.name'])(
    'cannot invent a namespace: %j',
    (path) => {
      expect(applyOverrides(messages, { [path]: 'x' })).toEqual(messages);
      expect({}).not.toHaveProperty('polluted');
    },
  );
});
