import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sanitizeRichText } from '@/lib/content/rich-text.server';
import { defaultFormSettings } from '@/lib/forms/settings';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { SupportPage } from './support-page';

vi.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string) => key,
}));
vi.mock('@/components/layout/client-messages', () => ({
  ClientMessages: ({ children }: { children: React.ReactNode }) => children,
}));
vi.mock('./contact-list', () => ({ ContactList: () => <a href="tel:+44">Call</a> }));
vi.mock('./feedback', () => ({ Feedback: () => null }));

it('R-SUP-01: leads to the number before the questions and the form', async () => {
  const faq = [
    { question: 'Why?', questionLang: undefined, answer: sanitizeRichText('So.'), answerLang: undefined },
  ];
  const channels = { telephone: null, languages: [], links: [] };
  const support = { channels, hasChat: false, faq, fields: [], settings: defaultFormSettings('en') };
  renderWithTexts(await SupportPage({ support }));
  const [number, question, form] = [
    screen.getByRole('link', { name: 'Call' }),
    screen.getByText('Why?'),
    screen.getByRole('heading', { name: 'feedback.title' }),
  ];
  expect(number.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(question.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
