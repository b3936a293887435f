import type * as z from 'zod/mini';
import { PLATFORM_METHODS, type PlatformMethodName, type PlatformVerb } from './names';

/** Values a call may send. Lists become comma-separated text, objects JSON text, booleans 1 or 0. */
export type WireValue = string | number | boolean | null | undefined | readonly unknown[] | object;
export type WireValues = Readonly<Record<string, WireValue>>;

/** A platform method as a value, shared by the browser, the server, the contract tests and the doctor. */
export interface PlatformMethod<Input extends object, Output> {
  name: PlatformMethodName;
  verb: PlatformVerb;
  /** POST parameters that a person types: missing ones are sent as empty text, all others as `null`. */
  textFields: readonly string[];
  /** POST parameters that are selection lists, sent comma-separated; other lists are sent as JSON text. */
  listFields: readonly string[];
  /** A POST that the contract sends without any body. */
  hasNoBody: boolean;
  /** Needs a signed-in player; never called for a guest. */
  isForPlayers: boolean;
  output: z.ZodMiniType<Output>;
  /** For type inference only. */
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
