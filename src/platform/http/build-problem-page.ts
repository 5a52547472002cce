import { locale } from '#src/lib/locale.ts';
import { escapeHtml } from '#src/lib/text/escape-html.ts';
import type { ProblemDocument } from './problem-document.ts';

/**
 * A problem as a page, for a refusal that comes before any page of the site is rendered: too many requests, an address
 * that is too long. It needs nothing but itself.
 */
export const buildProblemPage = ({ title, detail }: ProblemDocument): string =>
  `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(detail)}</p>
<p><a href="/">To the home page</a></p>
</main>
</body>
</html>
`;
