import type { ViewContext } from '#src/app/storefront/view-context.ts';
import type { FinanceCalculatorView } from '#src/finance/view/calculator/finance-calculator-view.ts';
import { buildLeadForm } from '#src/leads/view/build-lead-form.ts';
import { buildSuccessView, type SuccessView } from '#src/leads/view/build-success-view.ts';
import type { LeadFormView } from '#src/leads/view/lead-form-view.ts';
import { pagePaths } from '#src/lib/page-paths.ts';
import { buildLocationCards } from '#src/locations/view/build-location-cards.ts';
import { buildShownPhone } from '#src/locations/view/build-phone-view.ts';
import type { ContentPage } from '#src/sites/model/content-page.ts';
import { buildContentCalculator } from './build-content-calculator.ts';

/** A page of a site's own text, with the parts of it that are not text. */
export interface ContentView {
  readonly title: string;
  readonly description: string;
  /** Safe HTML. */
  readonly html: string;
  readonly calculator: FinanceCalculatorView | null;
  readonly form: LeadFormView | null;
  readonly success: SuccessView | null;
  readonly locations: ReturnType<typeof buildLocationCards>;
  readonly canonicalUrl: string;
  readonly isIndexed: boolean;
  readonly siteName: string;
}

type ContentContext = Pick<ViewContext, 'site' | 'now'>;

/** What every site has at `/success`, whether its dealer wrote a page or not. @spec L4.06 */
const buildSuccessPage = ({ site }: ContentContext, slug: string): ContentPage => {
  const { title, lead } = buildSuccessView(site.name);
  return { slug, title, description: lead, html: '', part: null };
};

const findPage = (context: ContentContext, slug: string): ContentPage | undefined => {
  const { content } = context.site;
  // Every object has something under 'constructor': only what the site itself has is a page.
  if (Object.hasOwn(content, slug)) return content[slug];
  return pagePaths.content(slug) === pagePaths.success ? buildSuccessPage(context, slug) : undefined;
};

/** The page of a site under this name; its locations and the contact form stand on the contact page. @spec L2.20, D.58 */
export const buildContentView = (slug: string, context: ContentContext): ContentView | undefined => {
  const page = findPage(context, slug);
  if (page === undefined) return undefined;
  const { site, now } = context;
  const path = pagePaths.content(slug);
  const isContact = path === pagePaths.contact;
  const isSuccess = path === pagePaths.success;
  return {
    title: page.title,
    description: page.description,
    html: page.html,
    calculator: page.part === 'financeCalculator' ? buildContentCalculator(site) : null,
    form: isContact
      ? buildLeadForm('contact', site, {
          action: path,
          phone: buildShownPhone(site.phones.main, site.config.vehicle.brandPhones),
        })
      : null,
    success: isSuccess ? buildSuccessView(site.name) : null,
    locations: isContact ? buildLocationCards(site.locations, { now }) : [],
    canonicalUrl: site.url + path,
    isIndexed: !isSuccess,
    siteName: site.name,
  };
};
