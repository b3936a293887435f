import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures';
import { PLAYER_PAGES, PUBLIC_PAGES, realAddress } from './routes';

/**
 * Pairs of rules of two modules that give one element different values of a property with equal weight. Which of them
 * holds is decided by the order the files come in, and that changes with every cut of the styles.
 */
function undecided(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const STATE = /::|:(?:hover|active|focus|disabled)/;
    const moduleOf = (selector: string) => /\.([\w-]+?)_/.exec(selector)?.[1];
    const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0;
    const weightOf = (selector: string) => {
      const named = selector.replace(/:where\([^)]*\)/g, '');
      return (
        count(named, /\.[\w-]+|\[[^\]]*\]|:(?!not|is)[\w-]+/g) * 100 +
        count(named.replace(/[.#][\w-]+|\[[^\]]*\]|:[\w-]+/g, ' '), /(?:^|[\s>+~(])[a-z][\w-]*/g)
      );
    };
    const rulesOf = (list: CSSRuleList): CSSStyleRule[] =>
      [...list].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches)
          return rulesOf(rule.cssRules);
        // At some width of its container it holds.
        if (rule instanceof CSSContainerRule) return rulesOf(rule.cssRules);
        return [];
      });
    /** Divided at the commas that lie in no brackets. */
    const selectorsOf = (text: string): string[] => {
      let depth = 0;
      const marked = [...text].map((letter) => {
        if (letter === '(') depth += 1;
        if (letter === ')') depth -= 1;
        return letter === ',' && depth === 0 ? '\n' : letter;
      });
      return marked
        .join('')
        .split('\n')
        .map((one) => one.trim());
    };
    const named = ({ style }: CSSStyleRule) =>
      new Set([...style, ...[...style.cssText.matchAll(/(?:^|; )([\w-]+):/g)].map(([, name]) => name ?? '')]);

    const byElement = new Map<Element, { selector: string; weight: number; rule: CSSStyleRule }[]>();
    for (const rule of [...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules))) {
      for (const selector of selectorsOf(rule.selectorText)) {
        if (STATE.test(selector) || moduleOf(selector) === undefined) continue;
        const found = { selector, weight: weightOf(selector), rule };
        for (const element of document.querySelectorAll(selector))
          byElement.set(element, [...(byElement.get(element) ?? []), found]);
      }
    }
    const pairs = [...byElement.values()].flatMap((rules) =>
      rules.flatMap((one, at) =>
        rules.slice(at + 1).flatMap((other) => {
          const isSame = one.weight !== other.weight || moduleOf(one.selector) === moduleOf(other.selector);
          if (isSame) return [];
          const shared = [...named(one.rule)].filter(
            (name) =>
              named(other.rule).has(name) &&
              one.rule.style.getPropertyValue(name) !== other.rule.style.getPropertyValue(name),
          );
          return shared.length > 0 ? [`${one.selector} and ${other.selector}: ${shared.join(', ')}`] : [];
        }),
      ),
    );
    return [...new Set(pairs)];
  });
}

async function expectDecided(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(await realAddress(path));
    await expect(page.locator('h1')).toBeVisible();
    expect.soft(await undecided(page), path).toEqual([]);
  }
}

test('no look of a public page hangs on the order its styles arrive in', async ({ page }) => {
  await expectDecided(page, PUBLIC_PAGES);
});

test('no look of a player’s page hangs on the order its styles arrive in', async ({ page, sandbox }) => {
  await signIn(page, await sandbox.player({ balance: 100 }));
  await expectDecided(page, PLAYER_PAGES);
});
