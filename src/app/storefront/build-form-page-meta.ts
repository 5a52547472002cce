import type { MetaDescriptor } from 'react-router';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { buildPageMeta, type PageDocument } from './build-page-meta.ts';
/** After a rejected submission the title starts with "Error:", which screen readers announce first. @spec L2.52 */
export const buildFormPageMeta = (page: PageDocument, answer: FormAnswer | null): MetaDescriptor[] =>
  buildPageMeta(answer === null ? page : { ...page, documentTitle: `Error: ${page.documentTitle}` });
