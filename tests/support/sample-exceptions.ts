import { errorKind, type ExceptionType } from '@/lib/platform/error-policy';
import { EXCEPTION_TYPES } from './exception-types';
import { statusOf } from './exception-statuses';

/**
 * The exceptions with which one part of the product is tested: one of each kind of the error policy, since a part
 * differs by kind only. If it handles some types itself, `own` lists them, and each of them is tested too. `turn`
 * counts the parts: successive parts get other types of a kind, and twelve of them cover every type.
 */
export function sampleExceptions(
  turn: number,
  own: (type: ExceptionType) => unknown = () => null,
): ExceptionType[] {
  const groups = new Map<string, ExceptionType[]>();
  for (const type of EXCEPTION_TYPES) {
    const key = JSON.stringify([errorKind({ type, httpStatus: statusOf(type) }), own(type)]);
    groups.set(key, [...(groups.get(key) ?? []), type]);
  }
  return [...groups.values()].flatMap((types) => types[turn % types.length] ?? []);
}
