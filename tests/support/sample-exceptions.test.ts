import { expect, it } from 'vitest';
import { ERROR_POLICY, type ExceptionType } from '@/lib/platform/error-policy';
import { EXCEPTION_TYPES } from './exception-types';
import { sampleExceptions } from './sample-exceptions';

const TURNS = Array.from({ length: 12 }, (_, turn) => turn);
const KINDS = new Set(Object.values(ERROR_POLICY).map(({ kind }) => kind));
const kindOf = (type: ExceptionType) =>
  type === 'AccessDeniedException' ? 'forbidden' : ERROR_POLICY[type].kind;

it.each(TURNS)('turn %i has one exception of each kind', (turn) => {
  const kinds = sampleExceptions(turn).map(kindOf);
  expect(kinds.toSorted()).toEqual([...KINDS, 'forbidden'].toSorted());
});

it('twelve successive turns have every exception', () => {
  const covered = new Set(TURNS.flatMap((turn) => sampleExceptions(turn)));
  expect([...covered].toSorted()).toEqual([...EXCEPTION_TYPES].toSorted());
});

it('adds a case for each response that a part has of its own', () => {
  const own = (type: ExceptionType) => (type === 'InternalServerErrorException' ? 'unclear' : null);
  for (const turn of TURNS) {
    expect(sampleExceptions(turn, own)).toContain('InternalServerErrorException');
    expect(sampleExceptions(turn, own)).toHaveLength(KINDS.size + 2);
  }
});
