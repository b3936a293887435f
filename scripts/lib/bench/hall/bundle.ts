import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Bundles a script of this folder with its imports, like a production build for the browser. */
export async function bundle(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL(name, import.meta.url)),
        formats: ['iife'],
        name: 'bench',
      },
    },
  });
  const [made] = Array.isArray(result) ? result : [result];
  if (!made || !('output' in made)) throw new Error(`${name} was not built`);
  return made.output[0].code;
}

/** Page of the reference lists: only the hall's sizes and colours around them. */
export const REFERENCE_PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Reference</title><style>
*{box-sizing:border-box}body{margin:16px;background:#120c24;color:#c3bed4;font:600 13px/15.5px sans-serif}
.row,.whole{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px;width:100%}
.tile a{display:block;color:inherit;text-decoration:none}
.tile img{display:block;width:100%;height:auto;aspect-ratio:3/2;border-radius:16px;background:#35295f;object-fit:cover}
.tile span{display:block;height:36px;padding:5px 4px 0;overflow:hidden}
</style><div id="root"></div><script src="/bench/reference.js"></script></html>`;
