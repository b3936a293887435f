interface ScriptOptions {
  /** Id of the element, where the vendor's own code looks for it. */
  id?: string;
  /** Milliseconds after which a script that neither came nor failed counts as failed. */
  limitMs?: number;
}

const LIMIT_MS = 10_000;

/**
 * Adds a foreign script to the document and resolves once it ran. What a hostile or careless one replaces among the
 * functions the product itself lives on is put back.
 * @throws Error when it fails to load or does not come in time; its element is then taken away again.
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

/** Notes the functions the product cannot do without; the returned function puts back those that were replaced. */
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
