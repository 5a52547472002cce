import type { MetaDescriptor } from 'react-router';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { buildPageMeta, type PageDocument } from './build-page-meta.ts';
/** The head of a page with a form: that it was not taken is heard before all else by someone who doesn't see the page. @spec L2.52 */
export const buildFormPageMeta = (page: PageDocument, answer: FormAnswer | null): MetaDescriptor[] =>
  buildPageMeta(answer === null ? page : { ...page, documentTitle: `Error: ${page.documentTitle}` });
