import { describe, expect, it } from 'vitest';
import { readOptions } from './options';

describe('readOptions', () => {
  const CONTENT = ['--content', 'http://c.test'];

  it('a password in the environment alone is no account: without a login it is ignored', () => {
    const env = { DOCTOR_PASSWORD: 'secret' };
    expect(readOptions(CONTENT, env).password).toBeUndefined();
    expect(readOptions([...CONTENT, '--login', 'ann'], env).password).toBe('secret');
    expect(() => readOptions([...CONTENT, '--password', 'other'], env)).toThrow('belong together');
  });

  it('a timeout that is no number is refused with a sentence', () => {
    expect(() => readOptions([...CONTENT, '--timeout', 'soon'], {})).toThrow(
      '--timeout must be a number of milliseconds',
    );
  });
});
