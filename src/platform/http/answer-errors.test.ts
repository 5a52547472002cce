import { expect, it } from 'vitest';
import { DomainError } from '#src/lib/domain-error.ts';
import { buildProblemPage } from './answer-errors.ts';
import { buildProblemDocument } from './problem-document.ts';

it('explains the error as text [D.26]', () => {
  const page = buildProblemPage(buildProblemDocument(new DomainError('tooMany', 'Wait <a> minute & try again.')));
  expect(page).toContain('<h1>Too many requests</h1>');
  expect(page).toContain('<p>Wait &lt;a&gt; minute &amp; try again.</p>');
});
