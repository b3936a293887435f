import { createContentApp } from '@/sandbox/content/app';
import { describeContentSystem } from './content-contract';

describeContentSystem('the sandbox', () => ({
  origin: 'http://content.test',
  host: 'localhost',
  token: null,
  fetch: createContentApp({ shape: 'flat' }).fetch,
}));
