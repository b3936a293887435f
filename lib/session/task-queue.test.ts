import { describe, expect, it, vi } from 'vitest';
import { runTasks } from './task-queue';

const options = { isCurrent: () => true, onFailure: vi.fn() };

describe('runTasks', () => {
  it('R-AUTH-05 runs the tasks one after another in their order', async () => {
    const seen: string[] = [];
    const task = (name: string) => ({
      name,
      run: async () => {
        seen.push(`${name} begins`);
        await Promise.resolve();
        seen.push(`${name} ends`);
      },
    });
    await runTasks([task('one'), task('two')], null, options);
    expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  it('goes on after a failure and says which task failed', async () => {
    const onFailure = vi.fn();
    const last = vi.fn();
    const wrong = new Error('no');
    await runTasks(
      [
        { name: 'throws', run: () => Promise.reject(wrong) },
        {
          name: 'asks',
          applies: () => {
            throw wrong;
          },
          run: vi.fn(),
        },
        { name: 'last', run: last },
      ],
      null,
      { isCurrent: () => true, onFailure },
    );
    expect(onFailure.mock.calls).toEqual([
      ['throws', wrong],
      ['asks', wrong],
    ]);
    expect(last).toHaveBeenCalledOnce();
  });

  it('leaves out what is not wanted, and hands the context on', async () => {
    const left = vi.fn();
    const run = vi.fn();
    await runTasks(
      [
        { name: 'left', applies: (how: string) => how === 'registration', run: left },
        { name: 'run', run },
      ],
      'login',
      options,
    );
    expect(left).not.toHaveBeenCalled();
    expect(run).toHaveBeenCalledWith('login');
  });

  it('ends when what it was for is over', async () => {
    let isHere = true;
    const second = vi.fn();
    await runTasks(
      [
        {
          name: 'signs out',
          run: () => {
            isHere = false;
          },
        },
        { name: 'second', run: second },
      ],
      null,
      { ...options, isCurrent: () => isHere },
    );
    expect(second).not.toHaveBeenCalled();
  });
});
