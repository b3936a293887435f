import type * as z from 'zod/mini';
import { PLATFORM_METHODS, type PlatformMethodName, type PlatformVerb } from './names';

/** What a call may carry. Lists become comma-separated text, objects JSON text, booleans 1 or 0. */
export type WireValue = string | number | boolean | null | undefined | readonly unknown[] | object;
export type WireValues = Readonly<Record<string, WireValue>>;

/** A platform method as a value: the browser, the server, the contract tests and the doctor read the same one. */
export interface PlatformMethod<Input extends object, Output> {
  name: PlatformMethodName;
  verb: PlatformVerb;
  /** POST parameters that are typed in by a person: missing ones go as empty text, all others as `null`. */
  textFields: readonly string[];
  /** POST parameters that are a selection list and go comma-separated; other lists go as JSON text. */
  listFields: readonly string[];
  /** A POST that the contract sends without any body. */
  hasNoBody: boolean;
  /** Needs a signed-in player; never called for a guest. */
  isForPlayers: boolean;
  output: z.ZodMiniType<Output>;
  /** Only for inference. */
  readonly input?: Input;
}

export interface MethodDefinition<Output> {
  name: PlatformMethodName;
  output: z.ZodMiniType<Output>;
  isForPlayers?: boolean;
  textFields?: readonly string[];
  listFields?: readonly string[];
  hasNoBody?: boolean;
}

/** Defines a method: `defineMethod<Input>()({ name, output })`. The verb comes from the table of names. */
export function defineMethod<Input extends object = Record<never, never>>() {
  return <Output>(definition: MethodDefinition<Output>): PlatformMethod<Input, Output> => ({
    name: definition.name,
    verb: PLATFORM_METHODS[definition.name],
    output: definition.output,
    isForPlayers: definition.isForPlayers ?? false,
    textFields: definition.textFields ?? [],
    listFields: definition.listFields ?? [],
    hasNoBody: definition.hasNoBody ?? false,
  });
}
