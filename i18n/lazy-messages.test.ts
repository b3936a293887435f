import { afterEach, expect, it, vi } from 'vitest';
import { catalogue } from './catalogue';
import { loadMessages, loadNamespace } from './lazy-messages';

const openIn = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } });
afterEach(() => vi.unstubAllGlobals());

it('fetches whole namespaces in the document’s language', async () => {
  openIn('fr');
  expect(await loadMessages(['auth', 'errors'])).toEqual({
    auth: catalogue.fr.auth,
    errors: catalogue.fr.errors,
  });
  openIn('en');
  expect(await loadMessages(['dialogs', 'search', 'forms'])).toEqual({
    dialogs: catalogue.en.dialogs,
    search: catalogue.en.search,
    forms: catalogue.en.forms,
  });
  expect(await loadMessages([])).toEqual({});
});

it('fetches one namespace for code that shows a single text of it', async () => {
  openIn('fr');
  expect(await loadNamespace('system')).toEqual(catalogue.fr.system);
});
