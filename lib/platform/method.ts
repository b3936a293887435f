import type * as z from 'zod/mini';
import { PLATFORM_METHODS, type PlatformMethodName, type PlatformVerb } from './names';
import { actionResult } from './values';

/** Values a call may send. Lists become comma-separated text, objects JSON text, booleans 1 or 0. */
export type WireValue = string | number | boolean | null | undefined | readonly unknown[] | object;
export type WireValues = Readonly<Record<string, WireValue>>;

/** A platform method as a value, shared by the browser, the server, the contract tests and the doctor. */
export interface PlatformMethod<Input extends object, Output> {
  name: PlatformMethodName;
  verb: PlatformVerb;
  /** POST parameters that are selection lists, sent comma-separated; other lists are sent as JSON text. */
  listFields: readonly string[];
  /** A POST that the contract sends without any body. */
  hasNoBody: boolean;
  output: z.ZodMiniType<Output>;
  /** For type inference only. */
  readonly input?: Input;
}

type MethodOptions = Partial<Pick<PlatformMethod<object, unknown>, 'listFields' | 'hasNoBody'>>;

/** Defines a method: `defineMethod<Input>()(name, output)`. The verb comes from the table of names. */
export function defineMethod<Input extends object = Record<never, never>>() {
  return <Output>(
    name: PlatformMethodName,
    output: z.ZodMiniType<Output>,
    options?: MethodOptions,
  ): PlatformMethod<Input, Output> => ({
    name,
    verb: PLATFORM_METHODS[name],
    output,
    listFields: [],
    hasNoBody: false,
    ...options,
  });
}

/** Defines a method whose response is only `result`: `defineAction<Input>(name)`. */
export function defineAction<Input extends object = Record<never, never>>(
  name: PlatformMethodName,
  options?: MethodOptions,
) {
  return defineMethod<Input>()(name, actionResult, options);
}
