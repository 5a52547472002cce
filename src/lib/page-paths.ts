import { secretParameters } from './secret-parameters.ts';

/**
 * The addresses of the storefront's pages, from the root of a site; `src/app/routes.ts` answers each of them. What the
 * segments of a search stand for is the search's own (`buildSearchUrl`). Imported as a whole (`import * as pagePaths`): of a
 * namespace a browser loads the addresses that it uses, of an object it would load them all.
 */

const searchRoot = '/search';
const usedCarRoot = '/used-car';
const vehicleRoot = '/cars';

export const home = '/';
/** A page that the dealer wrote. @spec L2.01 */
export const content = (slug: string): string => `/${slug}`;
export const contact = '/contact';
/** Where the contact page has every number of the site in full. @spec B4.47 */
export const callAnchor = 'call-us';
/** The other name of the contact page. @spec L2.20 */
export const contactUs = '/contact-us';
/** Where a page asks which parts of other companies it may load. @spec D.24 */
export const privacyChoicesAnchor = 'privacy-choices';
/** Where a shopper comes who sent a form. @spec L4.06 */
export const success = '/success';
/** The same, for a kind of form: what happens next differs. @spec L4.06 */
export const successOf = (form: string): string => `/success?form=${form}`;
/** Where somebody says that they want no news. @spec L2.30 */
export const unsubscribe = '/pages/unsubscribe';
export const unsubscribeAnswerName = 'answer';
/** The same for the reader of a mail, by what its link proves. @spec L2.30 */
export const unsubscribeOf = (token: string): string => `${unsubscribe}?${secretParameters.token}=${token}`;
/** The same, after its form was sent. @spec L2.30 */
export const unsubscribeAfter = (answer: string): string => `${unsubscribe}?${unsubscribeAnswerName}=${answer}`;
/** Where a visit is booked. @spec L2.18 */
export const bookTestDrive = '/book-test-drive';
/** The same for one vehicle, by its slug; for none without one. @spec L2.18 */
export const bookTestDriveFor = (slug: string | null): string =>
  slug === null ? bookTestDrive : `${bookTestDrive}?car_id=${encodeURIComponent(slug)}`;
/** The same as data, for a dialog. @spec B2.72 */
export const bookTestDriveData = (slug: string): string => `${bookTestDrive}/form?car_id=${encodeURIComponent(slug)}`;
/** The same at one place. @spec L2.18 */
export const bookTestDriveAt = (slug: string | null, locationId: number): string =>
  `${bookTestDrive}?${slug === null ? '' : `car_id=${encodeURIComponent(slug)}&`}location_id=${locationId}`;
/** A visit that was booked, by the link of its mail: what is booked, and its cancelling. @spec D.22 */
export const visitOf = (link: string): string => `${bookTestDrive}?${secretParameters.visit}=${link}`;
/** Where a shopper's own car is valued. @spec B2.05, L2.08 */
export const tradeIn = '/trade-in';
/** The same for a vehicle of the stock that it is traded for, by its id. @spec B2.04 */
export const tradeInFor = (vehicleId: number): string => `${vehicleRoot}/trade-in?car_id=${vehicleId}`;
/** What a step of a valuation is sent to without scripts. @spec L4.13, L4.14 */
export const tradeInStep = (step: 'car' | 'yours' | 'condition'): string => `${tradeIn}/${step}`;
/** @spec L1.05 */
export const budgetSearch = '/budget-search';
/** @spec B2.06 */
export const finance = '/finance';
/** @spec L2.10 */
export const financeEnquiry = '/finance-enquiry';
/** Where the header leads who wants to know what they can borrow. @spec L2.12 */
export const financePreApproval = '/finance-pre-approval';
/** The finance application of some dealerships. @spec L2.11 */
export const financeApplication = '/apply-for-finance';
/** The same for a vehicle, by its id; for none without one. @spec L2.11, L2.32 */
export const financeApplicationFor = (vehicleId: number | null): string =>
  vehicleId === null ? financeApplication : `${financeApplication}?car_id=${vehicleId}`;
/** What a step of an application is sent to without scripts. @spec D.41 */
export const financeApplicationStep = (step: string): string => `${financeApplication}/${step}`;
/** What was sent and how it looked, on paper. @spec D.41 */
export const financeApplicationDocument = `${financeApplication}/summary.pdf`;
/** The same of the application about a vehicle, or about none. */
export const financeApplicationDocumentFor = (vehicleId: number | null): string =>
  vehicleId === null ? financeApplicationDocument : `${financeApplicationDocument}?car_id=${vehicleId}`;
/** Takes an application on whose vehicle is gone. */
export const financeApplicationVehicle = `${financeApplication}/vehicle`;
/** Finance for one vehicle that a catalogue knows. @spec L2.13 */
export const personalisedFinance = '/personalised/finance';
/** The same for a vehicle, by its id. @spec L2.13 */
export const personalisedFinanceFor = (vehicleId: number): string => `${personalisedFinance}?car_id=${vehicleId}`;
/** What its answers, and the lender that was chosen, are sent to. @spec L2.13 */
export const personalisedFinanceStep = (step: 'answers' | 'lender'): string => `${personalisedFinance}/${step}`;
/** The whole stock, whichever way the site names its own search. */
export const search = `${searchRoot}/`;
export const searchOf = (...segments: readonly string[]): string => `${searchRoot}/${segments.join('/')}`;
/** Where a search says that the vehicle of the address asked for is no longer listed. @spec B4.17 */
export const goneAnchor = 'gone';
/** @spec L2.03 */
export const usedCar = (make: string, model: string, body: string): string => `${usedCarRoot}/${make}/${model}/${body}`;
export const isSearch = (pathname: string): boolean =>
  pathname.startsWith(searchRoot) || pathname.startsWith(usedCarRoot);
/** @spec D.01 */
export const vehicle = (slug: string): string => `${vehicleRoot}/${slug}`;
/** A form about one vehicle, under the name of its page. @spec B1.05, B1.07 */
export const vehicleForm = (slug: string, page: string): string => `${vehicleRoot}/${encodeURIComponent(slug)}/${page}`;
/** Data of such a form, for a dialog. @spec B2.71 */
export const vehicleFormData = (slug: string, page: string): string =>
  `${vehicleRoot}/${encodeURIComponent(slug)}/${page}/form`;
/** Data of the vehicles similar to one. @spec B7.08 */
export const similarVehicles = (slug: string): string => `${vehicleRoot}/${encodeURIComponent(slug)}/similar`;
/** What delivery of one costs. @spec B2.48 */
export const delivery = (slug: string): string => `${vehicleRoot}/${encodeURIComponent(slug)}/delivery`;
export const isDelivery = (pathname: string): boolean => /^\/cars\/[^/]+\/delivery(\.data)?$/.test(pathname);
/** Data of how a vehicle's price stands in the market. @spec B7.01, D.01 */
export const priceComparison = (slug: string): string => `${vehicleRoot}/${encodeURIComponent(slug)}/autogauge`;
/** Data of some vehicles' cards. @spec B3.20 */
export const vehicleCards = (ids: readonly number[]): string => `/vehicle-cards?ids=${ids.join(',')}`;
/** Vehicles side by side. @spec D.54 */
export const compare = (ids: readonly number[]): string => `/compare?ids=${ids.join(',')}`;
/** The print page of a vehicle. @spec B2.12 */
export const print = (slug: string): string => `/print?car_id=${encodeURIComponent(slug)}`;
export const hasCalculator = (pathname: string): boolean =>
  pathname.startsWith(vehicleRoot) || pathname === finance || pathname === financeApplication;
/** Pages on which finance is asked for. @spec L2.10, L2.32 */
export const isFinance = (pathname: string): boolean =>
  [finance, financeApplication, financeEnquiry, financePreApproval].includes(pathname);
export const isVehicle = (pathname: string): boolean => pathname.startsWith(vehicleRoot);

const models = '/models';

/**
 * The addresses of brands and models, as `pagePaths` has those of other pages: apart, because pages of vehicles carry that
 * file in their scripts and lead to none of these by name.
 */
export const contentPaths = {
  /** What a group says of one of its brands. @spec B9.50 */
  brand: (slug: string): string => `/${slug}/overview`,
  /** The models, of one body type or of all. @spec L2.27 */
  models: (bodySlug: string | null): string => (bodySlug === null ? models : `${models}?body=${bodySlug}`),
} as const;

/**
 * The addresses of the pages of a dealer's places. Apart from `pagePaths`, which every page of the site loads.
 * @spec L2.21, L2.22, L2.23
 */
export const locationPaths = {
  /** @spec L2.23 */
  list: '/dealerships',
  /** The page of one place, under the first part that the site has chosen. @spec L2.21, L2.22 */
  detail: (root: string, slug: string): string => `/${root}/${slug}`,
} as const;
