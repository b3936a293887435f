import { readFileSync } from 'node:fs';

/** Gives, each time it is called, the whole lines that the file got since. */
export function newLines(file: string): () => string[] {
  let seen = 0;
  return () => {
    const text = readFileSync(file, 'utf8');
    const end = text.lastIndexOf('\n') + 1;
    const lines = text.slice(seen, end).split('\n').filter(Boolean);
    seen = Math.max(seen, end);
    return lines;
  };
}
