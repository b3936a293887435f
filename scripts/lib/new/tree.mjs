import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** From the line that opens a list or object to the line that closes it. */
const LIST = /^.*[[{]\n(?:(?![}\]]).*\n)*/;

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

  /**
   * Adds a row to a registry: a line at the end of the list or object that starts with `to`, a text `before` a line, a
   * name to the `import` `from` a module, or a `key` of a JSON file. @throws where there is no such place
   */
  add({ file, add, to, before, import: name, from, key, value }) {
    if (name) return this.#addImport(file, name, from);
    if (key) return this.#setKey(file, key, value);
    const text = this.read(file);
    const start = text.indexOf(to ?? before);
    const length = to ? (LIST.exec(text.slice(start))?.[0].length ?? -1) : 0;
    if (start < 0 || length < 0) throw new Error(`${file} has no "${to ?? before}" any more.`);
    const at = start + length;
    return this.#changed.set(file, `${text.slice(0, at)}${add}\n${text.slice(at)}`);
  }

  /** Appends text to a file; `head` starts a new file. */
  append(file, text, head = '') {
    this.#changed.set(file, this.has(file) ? `${this.read(file)}\n${text}` : head + text);
  }

  /** Adds a name to the import of a module, which is created if missing. */
  #addImport(file, name, module) {
    const text = this.read(file);
    const [known, names] =
      new RegExp(`^import \\{([^}]*)\\} from '${escaped(module)}';$`, 'm').exec(text) ?? [];
    if (known) {
      const have = names
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean);
      const line = `import { ${[...new Set([...have, name])].join(', ')} } from '${module}';`;
      return this.#changed.set(
        file,
        text.replace(known, () => line),
      );
    }
    const line = `import { ${name} } from '${module}';`;
    const last = [...text.matchAll(/^(?:import|\} from) [^;]*;$/gm)].at(-1);
    if (!last) return this.#changed.set(file, `${line}\n${text}`);
    const at = last.index + last[0].length;
    return this.#changed.set(file, `${text.slice(0, at)}\n${line}${text.slice(at)}`);
  }

  #setKey(file, key, value) {
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
