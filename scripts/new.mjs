/**
 * `npm run new -- page|method|dialog|collection|feature NAME`: creates the files of a new one by the recipe of
 * CONTRIBUTING.md, its test and its rows in every registry. The result passes every check as it is, to be adapted.
 */
import { readName } from './lib/new/names.mjs';
import { RECIPES } from './lib/new/recipes.mjs';
import { Tree } from './lib/new/tree.mjs';
import { root } from './lib/paths.mjs';
import { packageProgram } from './lib/programs.mjs';
import { collect } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';

const [kind = '', given = ''] = process.argv.slice(2);
const recipe = Object.hasOwn(RECIPES, kind)
  ? RECIPES[kind]
  : fail(`npm run new -- ${Object.keys(RECIPES).join('|')} NAME`);
const names =
  readName(kind, given) ?? fail(`A name is written like this: npm run new -- ${kind} ${recipe.example}`);
const tree = new Tree(root);
try {
  recipe.generate(tree, names);
} catch (error) {
  fail(`Nothing was written. ${error.message}`);
}
const files = tree.write();
await collect('node', [packageProgram('oxfmt'), '--no-error-on-unmatched-pattern', ...files]);
for (const file of files) say(file);
say(`\nLeft to you: ${recipe.next}.`);
process.exit(0);
