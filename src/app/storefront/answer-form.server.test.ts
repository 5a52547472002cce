import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { makeLeadEntry } from '#src/leads/testing/make-lead-entry.ts';
import { answerForm } from './answer-form.server.ts';
import { buildFormPageMeta } from './build-form-page-meta.ts';
import { type PageContext, pageContext } from './page-context.server.ts';

const refused: FormAnswer = { entry: makeLeadEntry(), refusal: { kind: 'failed', message: 'Not now.' }, status: 503 };

const send = (formAnswer: FormAnswer | null) => {
  const context = new RouterContextProvider();
  context.set(pageContext, { formAnswer } as PageContext);
  return answerForm(context);
};

it('answers a form that was not taken with its status, and takes none where there is no form [L4.07]', async () => {
  await expect(send(refused)).resolves.toMatchObject({ data: null, init: { status: 503 } });
  await expect(send(null)).rejects.toMatchObject({ init: { status: 405, headers: { allow: 'GET, HEAD' } } });
});

it('begins the title of a page whose form was not taken with the error [L2.52]', () => {
  const page = {
    documentTitle: 'Contact | Wattle',
    description: '',
    canonicalUrl: 'https://wattle.example/contact',
    isIndexed: true,
    openGraphImageUrl: null,
    structuredData: [],
  };
  expect(buildFormPageMeta(page, null)).toContainEqual({ title: 'Contact | Wattle' });
  expect(buildFormPageMeta(page, refused)).toContainEqual({ title: 'Error: Contact | Wattle' });
});
