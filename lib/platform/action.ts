import { defineMethod, type MethodDefinition } from './method';
import { actionResult } from './values';

/** Defines a player's action that responds with `result`: `defineAction<Input>(name)`. */
export function defineAction<Input extends object = Record<never, never>>(
  name: MethodDefinition<unknown>['name'],
  more: Pick<MethodDefinition<unknown>, 'textFields' | 'hasNoBody'> = {},
) {
  return defineMethod<Input>()({ name, output: actionResult, isForPlayers: true, ...more });
}
