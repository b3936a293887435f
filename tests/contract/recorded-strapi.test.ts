import { describeContentSystem } from './content-contract';
import { recordedResponses } from './recorded/responses';

describeContentSystem('recorded responses of Strapi', () => ({
  origin: 'http://content.test',
  host: 'localhost',
  token: null,
  fetch: recordedResponses(),
}));
