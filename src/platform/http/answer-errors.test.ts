import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { DomainError } from '#src/lib/domain-error.ts';
import { answerErrors, buildProblemPage } from './answer-errors.ts';
import { buildProblemDocument } from './problem-document.ts';

it('explains the error as text [D.26]', () => {
  const page = buildProblemPage(buildProblemDocument(new DomainError('tooMany', 'Wait <a> minute & try again.')));
  expect(page).toContain('<h1>Too many requests</h1>');
  expect(page).toContain('<p>Wait &lt;a&gt; minute &amp; try again.</p>');
});

it('sends browsers a styled page whose policy allows the styles [D.26]', async () => {
  const app = fastify();
  answerErrors(app);
  app.get('/', () => {
    throw new DomainError('tooMany', 'Please wait.');
  });
  const { body, headers } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  const [, styles = ''] = /<style>(.*)<\/style>/s.exec(body) ?? [];
  expect(styles).toContain('max-inline-size');
  expect(headers['content-security-policy']).toContain(
    `style-src 'self' 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  );
});
