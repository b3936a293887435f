import { expect, it } from 'vitest';
import { catalogue } from './catalogue';
import { loadMessages, loadNamespace } from './lazy-messages';

it('fetches whole namespaces in the language asked for', async () => {
  expect(await loadMessages('fr', ['auth', 'errors'])).toEqual({
    auth: catalogue.fr.auth,
    errors: catalogue.fr.errors,
  });
  expect(await loadMessages('en', ['dialogs', 'search', 'forms'])).toEqual({
    dialogs: catalogue.en.dialogs,
    search: catalogue.en.search,
    forms: catalogue.en.forms,
  });
  expect(await loadMessages('en', [])).toEqual({});
});

it('fetches one namespace for code that shows a single text of it', async () => {
  expect(await loadNamespace('fr', 'system')).toEqual(catalogue.fr.system);
});
