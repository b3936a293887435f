interface ScriptOptions {
  /** For a vendor's code that looks it up. */
  id?: string;
  /** Milliseconds after which a script that neither loaded nor failed counts as failed. */
  limitMs?: number;
}

const LIMIT_MS = 10_000;

/**
 * Adds a third-party script and resolves once it ran. Global functions that the product depends on are restored if a
 * hostile or careless script replaces them.
 * @throws Error when it fails to load or times out; its element is then removed.
 */
export function loadScript(src: string, { id, limitMs = LIMIT_MS }: ScriptOptions = {}): Promise<void> {
  window.runsForeignCode = true;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  if (id) script.id = id;
  const restore = rememberGlobals();
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      script.remove();
      end();
      reject(new Error('The script did not load'));
    };
    const timer = setTimeout(fail, limitMs);
    function end(): void {
      clearTimeout(timer);
      script.onload = null;
      script.onerror = null;
      restore();
    }
    script.onerror = fail;
    script.onload = () => {
      end();
      resolve();
    };
    document.head.append(script);
  });
}

/** Remembers the global functions the product depends on. @returns Restores those that were replaced. */
function rememberGlobals(): () => void {
  const owners: readonly [object, readonly string[]][] = [
    [window, ['fetch', 'XMLHttpRequest', 'Promise', 'JSON', 'URL', 'setTimeout', 'queueMicrotask']],
    [window.history, ['pushState', 'replaceState']],
    [Array.prototype, ['map', 'filter', 'forEach', 'push', 'includes', 'find']],
  ];
  const remaining = owners.flatMap(([owner, names]) =>
    names.map((name) => ({ owner, name, value: Reflect.get(owner, name) as unknown })),
  );
  return () => {
    for (const { owner, name, value } of remaining) {
      if (Reflect.get(owner, name) !== value) Reflect.set(owner, name, value);
    }
  };
}
