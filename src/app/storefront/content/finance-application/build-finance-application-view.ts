import { buildTrail, type PageDocument, unindexedPage } from '#src/app/storefront/build-page-meta.ts';
import type { FormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import {
  type ApplicationFlowView,
  buildApplicationFlow,
} from '#src/finance-application/view/build-application-flow.ts';
import { buildPersonalisedView, type PersonalisedView } from '#src/finance-application/view/build-personalised-view.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { ContentPage } from '#src/sites/config/pages/content-page.ts';
import { type BlockContext, type BlockView, buildBlockView } from '../blocks/build-block-view.ts';
import type { FinanceApplicationAnswer } from './load-finance-application-page.server.ts';

/** @spec D.41, L2.11, L2.13 */
export interface FinanceApplicationView extends PageDocument {
  readonly title: string;
  readonly lead: string | null;
  readonly breadcrumb: readonly Crumb[];
  readonly subject: FormSubject | null;
  readonly flow: ApplicationFlowView | null;
  readonly quotes: PersonalisedView | null;
  readonly blocks: readonly BlockView[];
}

interface FinancePageFacts extends BlockContext {
  readonly answer: FinanceApplicationAnswer;
  readonly parameters: URLSearchParams;
  /** @spec L6.01 */
  readonly signInHref?: string | null;
}

type Words = Pick<ContentPage, 'title' | 'description' | 'lead' | 'blocks'>;

/** @spec D.58 */
const findWords = ({ site, answer }: FinancePageFacts): Words => {
  const slug = pagePaths.financeApplication.slice(1);
  const own = {
    title: answer.vehicle === null && !answer.gone?.vehicleId ? 'See what you could borrow' : 'Apply for finance',
    description: `Apply for finance with ${site.name} and see straight away whether it’s likely to be approved.`,
    lead: 'Six short steps. You’ll see straight away whether it’s likely to be approved, and why.',
    blocks: [],
  };
  const written = Object.hasOwn(site.content, slug) ? site.content[slug] : undefined;
  return written === undefined ? own : { ...written, lead: written.lead ?? own.lead };
};

const buildDocument = (
  { site }: FinancePageFacts,
  path: string,
  { title, description }: Pick<Words, 'title' | 'description'>,
): PageDocument => ({
  documentTitle: `${title} | ${site.name}`,
  description,
  canonicalUrl: site.url + path,
  ...unindexedPage,
});

const titleAlert = (hasProblems: boolean, words: Words): Words =>
  hasProblems ? { ...words, title: `Error: ${words.title}` } : words;

const trailOf = (title: string): FinanceApplicationView['breadcrumb'] => buildTrail(title);

/** @spec D.41, L1.02, L2.11, L2.12 */
export const buildFinanceApplicationView = (facts: FinancePageFacts): FinanceApplicationView => {
  const { site, answer, parameters, signInHref = null } = facts;
  const { subject, ...asked } = answer;
  const words = findWords(facts);
  const config = site.config;
  const flow = buildApplicationFlow({
    ...asked,
    parameters,
    config,
    signInHref,
    siteName: site.name,
  });
  return {
    ...buildDocument(facts, pagePaths.financeApplication, titleAlert(flow.alert.length > 0, words)),
    title: words.title,
    lead: words.lead,
    breadcrumb: trailOf(words.title),
    subject,
    flow,
    quotes: null,
    blocks: words.blocks.map((block) => buildBlockView(block, facts)).filter((block) => block !== null),
  };
};

/** @spec L2.13 */
export const buildPersonalisedFinanceView = (
  facts: FinancePageFacts,
  vehicle: { readonly id: number; readonly priceCents: number },
): FinanceApplicationView => {
  const { site, answer, signInHref = null } = facts;
  const words = {
    title: 'Your personalised rates',
    description: `Get lender quotes for a vehicle at ${site.name}.`,
    lead: 'Answer four questions and see a quote from every lender straight away. We won’t request a credit report.',
    blocks: [],
  };
  const { id: vehicleId, priceCents } = vehicle;
  const quotes = buildPersonalisedView({
    saved: answer.saved,
    config: site.config,
    vehicleId,
    priceCents,
    isSignInNeeded: signInHref !== null,
  });
  return {
    ...buildDocument(facts, pagePaths.personalisedFinance, titleAlert(quotes.alert.length > 0, words)),
    title: words.title,
    lead: words.lead,
    breadcrumb: trailOf(words.title),
    subject: answer.subject,
    flow: null,
    quotes,
    blocks: [],
  };
};
