import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The files of a checkout with pending changes: nothing is written before everything has been created. */
export class Tree {
  /** @type {Map<string, string>} */
  #changed = new Map();

  /** @param {string} folder of the checkout */
  constructor(folder) {
    this.folder = folder;
  }

  has(file) {
    return this.#changed.has(file) || existsSync(join(this.folder, file));
  }

  read(file) {
    return this.#changed.get(file) ?? readFileSync(join(this.folder, file), 'utf8');
  }

  /** Adds a file. @throws where it already exists */
  create(file, text) {
    if (this.has(file)) throw new Error(`${file} is there already.`);
    this.#changed.set(file, text);
  }

  /** Appends lines to the list or object that starts with a given line. @throws where there is no such line */
  addTo(file, opening, lines) {
    const text = this.read(file);
    const start = text.indexOf(opening);
    const end = start < 0 ? -1 : text.slice(start).search(/^[}\]]/m);
    if (end < 0) throw new Error(`${file} has no "${opening}" any more.`);
    const at = start + end;
    this.#changed.set(file, `${text.slice(0, at)}${lines}\n${text.slice(at)}`);
  }

  /** Inserts text before a line. @throws where there is no such line */
  addBefore(file, line, text) {
    const before = this.read(file);
    const at = before.indexOf(line);
    if (at < 0) throw new Error(`${file} has no "${line}" any more.`);
    this.#changed.set(file, `${before.slice(0, at)}${text}\n${before.slice(at)}`);
  }

  /** Appends text to a file; `head` starts a new file. */
  append(file, text, head = '') {
    this.#changed.set(file, this.has(file) ? `${this.read(file)}\n${text}` : head + text);
  }

  /** Adds names to the import of a module, which is created if missing. */
  addImport(file, names, module) {
    const text = this.read(file);
    const known = new RegExp(`^import \\{([^}]*)\\} from '${escaped(module)}';$`, 'm').exec(text);
    const have =
      known?.[1]
        ?.split(',')
        .map((name) => name.trim())
        .filter(Boolean) ?? [];
    const line = `import { ${[...new Set([...have, ...names])].join(', ')} } from '${module}';`;
    if (known)
      return this.#changed.set(
        file,
        text.replace(known[0], () => line),
      );
    const last = [...text.matchAll(/^(?:import|\} from) [^;]*;$/gm)].at(-1);
    const at = last ? last.index + last[0].length : 0;
    return this.#changed.set(
      file,
      `${text.slice(0, at)}${at > 0 ? '\n' : ''}${line}${at > 0 ? '' : '\n'}${text.slice(at)}`,
    );
  }

  /** Sets a key of a JSON file. */
  setKey(file, key, value) {
    const json = JSON.parse(this.read(file));
    if (Object.hasOwn(json, key)) throw new Error(`${file} has the key ${key} already.`);
    this.#changed.set(file, `${JSON.stringify({ ...json, [key]: value }, null, 2)}\n`);
  }

  /** All pending changes, as path and text. */
  changes() {
    return [...this.#changed];
  }

  /** Writes everything. @returns the paths, from the root of the checkout */
  write() {
    for (const [file, text] of this.#changed) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      writeFileSync(join(this.folder, file), text);
    }
    return [...this.#changed.keys()];
  }
}
