import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Steps } from './steps.mjs';

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

it('ends with a table of the steps and the counts of all of them', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const steps = new Steps();
  await steps.run('types', () => Promise.resolve({ passed: 1, failed: 0 }));
  await steps.run('unit tests', () => Promise.resolve({ passed: 40, failed: 0 }));
  now.mockReturnValue(12_340);
  expect(steps.end()).toBe(0);
  const table = printed.slice(printed.findIndex((line) => line.startsWith('step')));
  expect(table.map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['step', 'seconds', 'passed', 'failed'],
    ['types', '0.0', '1', '0'],
    ['unit tests', '0.0', '40', '0'],
    ['all', '12.3', '41', '0'],
    [expect.stringMatching(/^load average at the end: \d+\.\d\d \d+\.\d\d \d+\.\d\d$/)],
    ['41 passed, 0 failed'],
  ]);
});

it('names what failed, and counts a step that throws as one failure', async () => {
  const steps = new Steps();
  await steps.run('unit tests', () =>
    Promise.resolve({ passed: 39, failed: 1, failures: ['a.test.ts: adds: expected 1 to be 2'] }),
  );
  await steps.run('build', () => Promise.reject(new Error('no space left')));
  expect(steps.end()).toBe(1);
  const text = printed.join('\n');
  expect(text).toContain('Failed: unit tests\n  - a.test.ts: adds: expected 1 to be 2');
  expect(text).toContain('Failed: build\n  - Error: no space left');
  expect(printed.at(-1)).toBe('\n39 passed, 2 failed');
});

it('does not call a run without any test a success', () => {
  expect(new Steps().end()).toBe(1);
});
