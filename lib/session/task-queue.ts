/** A task of a queue. A task not needed in a context is skipped silently. */
export interface QueueTask<Context> {
  name: string;
  applies?(context: Context): boolean;
  run(context: Context): Promise<void> | void;
}

interface QueueOptions {
  /** Checked before each task: false ends the queue, because its purpose is gone. */
  isCurrent(): boolean;
  /** Called for each failed task; the others still run. */
  onFailure(name: string, error: unknown): void;
}

/** Runs tasks one after another (R-AUTH-05). Never rejects: a failed task does not stop the next one. */
export async function runTasks<Context>(
  tasks: readonly QueueTask<Context>[],
  context: Context,
  { isCurrent, onFailure }: QueueOptions,
): Promise<void> {
  for (const task of tasks) {
    if (!isCurrent()) return;
    try {
      if (task.applies?.(context) ?? true) await task.run(context);
    } catch (error) {
      onFailure(task.name, error);
    }
  }
}
