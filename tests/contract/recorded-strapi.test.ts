import { describeContentSystem } from './content-contract';
import { recordedAnswers } from './recorded/answers';

describeContentSystem('recorded answers of Strapi', () => ({
  origin: 'http://content.test',
  host: 'localhost',
  token: null,
  fetch: recordedAnswers(),
}));
