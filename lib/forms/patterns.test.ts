import { describe, expect, it, vi } from 'vitest';
import { cpuTimeOf } from '@/tests/support/cpu-time';
import { matchesPattern, preparePatterns } from './patterns';

describe('configured patterns', () => {
  it('match the whole input', async () => {
    await preparePatterns(['\\d{5}']);
    expect(matchesPattern('\\d{5}', '76000')).toBe(true);
    expect(matchesPattern('\\d{5}', '760001')).toBe(false);
  });

  it.each(['(?=a)b', '(a)\\1', '(', 'a'.repeat(501)])(
    '%s is unusable, said once, and decides nothing',
    async (source) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      await preparePatterns([source]);
      await preparePatterns([source]);
      expect(warn).toHaveBeenCalledTimes(1);
      expect(matchesPattern(source, 'ab')).toBeNull();
    },
  );

  it('stay fast on a pattern made to hang, and refuse over-long input', async () => {
    await preparePatterns(['^(a+)+$', '.*']);
    const spent = cpuTimeOf(() => expect(matchesPattern('^(a+)+$', `${'a'.repeat(200)}!`)).toBe(false));
    expect(spent).toBeLessThan(100);
    expect(matchesPattern('.*', 'a'.repeat(256))).toBe(true);
    expect(matchesPattern('.*', 'a'.repeat(257))).toBe(false);
  });

  it('decide nothing before they are prepared', () => {
    expect(matchesPattern('never prepared', 'x')).toBeNull();
  });
});
