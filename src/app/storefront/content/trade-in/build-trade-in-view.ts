import { buildTrail, type PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { FormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import { buildFaqData } from '#src/content/view/build-faq-data.ts';
import { buildLeadForm, type LeadFormView } from '#src/leads/view/build-lead-form.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import { localYear } from '#src/lib/dates/local-day.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { purchasePath } from '#src/lib/payment-paths.ts';
import { escapeHtml } from '#src/lib/text/html.ts';
import { buildShownPhone } from '#src/locations/view/build-phone-view.ts';
import type { ContentPage } from '#src/sites/config/pages/content-page.ts';
import { buildValuationPath } from '#src/trade-in/rules/build-valuation-address.ts';
import type { TradeInPage } from '#src/trade-in/rules/trade-in-pages.ts';
import type { Valuation } from '#src/trade-in/rules/valuation.ts';
import { buildTradeInFlow, chooseOpenStep, type TradeInFlowView } from '#src/trade-in/view/build-trade-in-flow.ts';
import { type BlockContext, type BlockView, buildBlockView } from '../blocks/build-block-view.ts';

/** @spec L2.08, L2.57, B2.04 */
export interface TradeInView extends PageDocument {
  readonly title: string;
  readonly lead: string | null;
  readonly picture: ContentPage['picture'];
  readonly breadcrumb: readonly Crumb[];
  readonly subject: FormSubject | null;
  /** Null unless the estimate can be used in an online purchase. @spec D.41 */
  readonly purchaseHref: string | null;
  readonly flow: TradeInFlowView;
  /** The form that accepts the estimate or requests an inspection; null before and after that step. */
  readonly form: LeadFormView | null;
  /** @spec L2.58 */
  readonly blocks: readonly BlockView[];
}

export interface TradeInPageFacts extends BlockContext {
  readonly page: TradeInPage;
  readonly parameters: URLSearchParams;
  readonly valuation: Valuation | null;
  readonly makes: readonly string[];
  readonly subject: FormSubject | null;
}

type Words = Pick<ContentPage, 'title' | 'description' | 'lead' | 'picture' | 'blocks'>;

const ownWords: Readonly<Record<TradeInPage, Pick<ContentPage, 'title' | 'lead'>>> = {
  'trade-in': { title: 'What’s your car worth?', lead: 'Trading it in or selling it? Find out here.' },
  'sell-your-car': { title: 'Sell your car to us', lead: 'You don’t have to buy one from us.' },
  'sell-my-car': { title: 'Sell my car', lead: 'You don’t have to buy one from us.' },
  'cars/trade-in': { title: 'Trade in your car', lead: 'See how much it could take off the price.' },
};

/**
 * Uses the dealer's page at this address. Without one, uses our text with the blocks of the dealer's /trade-in page.
 * @spec D.58
 */
const findWords = ({ page, site }: TradeInPageFacts): Words => {
  const written = Object.hasOwn(site.content, page) ? site.content[page] : undefined;
  const shared = Object.hasOwn(site.content, 'trade-in') ? site.content['trade-in'] : undefined;
  const own = {
    ...ownWords[page],
    description: `Find out what ${site.name} would pay for your car. Enter your car’s rego and condition for an estimate, and see how we worked it out.`,
    picture: null,
  };
  return { blocks: shared?.blocks ?? [], ...own, ...written };
};

/** @spec L2.58 */
const listQuestions = ({ site }: TradeInPageFacts) =>
  site.config.tradeIn.faq.map(({ question, answer }) => ({ question, answer: `<p>${escapeHtml(answer)}</p>` }));

const buildForm = (facts: TradeInPageFacts, valuation: Valuation): LeadFormView | null => {
  const { page, site, subject } = facts;
  const open = chooseOpenStep(facts);
  if (open !== 'offer' && open !== 'inPerson') return null;
  const form = buildLeadForm('tradeIn', site, {
    action: buildValuationPath(page, valuation.valuationUuid),
    phone: buildShownPhone(site.phones.main, site.config.vehicle.brandPhones),
    vehicle: subject?.vehicle ?? null,
  });
  const asked = {
    ...form,
    shown: String(valuation.revision),
    fields: valuation.plate === null ? form.fields : form.fields.filter(({ key }) => key !== 'rego'),
  };
  if (open === 'inPerson') return asked;
  return { ...asked, heading: 'Accept the estimate', submitLabel: 'Accept and book an inspection' };
};

const buildDocument = (facts: TradeInPageFacts, { title, description }: Words, hasProblems: boolean): PageDocument => {
  const { page, site, valuation } = facts;
  return {
    documentTitle: `${hasProblems ? 'Error: ' : ''}${title} | ${site.name}`,
    description,
    canonicalUrl: site.url + pagePaths.content(page),
    // A valuation is private, and /cars/trade-in duplicates /trade-in.
    isIndexed: valuation === null && page !== 'cars/trade-in',
    openGraphImageUrl: null,
    structuredData: [buildFaqData(listQuestions(facts))],
  };
};

/** @spec L2.57, L2.58, B2.04 */
export const buildTradeInView = (facts: TradeInPageFacts): TradeInView => {
  const { page, site, now, valuation, parameters, makes, subject } = facts;
  const words = findWords(facts);
  const questions: BlockView = { kind: 'faq', title: 'Common questions', questions: listQuestions(facts) };
  const flow = buildTradeInFlow({
    page,
    valuation,
    parameters,
    makes,
    config: site.config.tradeIn,
    siteName: site.name,
    state: site.state,
    thisYear: localYear(now, site.timeZone),
    tradedForId: subject?.vehicle.vehicleId ?? null,
  });
  return {
    ...buildDocument(facts, words, flow.problems.length > 0),
    title: words.title,
    lead: words.lead,
    picture: words.picture,
    subject,
    breadcrumb: buildTrail(words.title),
    flow,
    purchaseHref:
      flow.offer !== null && subject !== null && site.config.purchase.isEnabled
        ? purchasePath(subject.vehicle.slug)
        : null,
    form: valuation === null ? null : buildForm(facts, valuation),
    blocks: [questions, ...words.blocks.map((block) => buildBlockView(block, facts)).filter((block) => block !== null)],
  };
};
