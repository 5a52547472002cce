import { secretParameters } from './secret-parameters.ts';

/** Import as a namespace (`import * as pagePaths`), so that bundles keep only the paths they use. */

const searchRoot = '/search';
const usedCarRoot = '/used-car';
const vehicleRoot = '/cars';

export const home = '/';
/** @spec L2.01 */
export const content = (slug: string): string => `/${slug}`;
export const contact = '/contact';
/** @spec B4.47 */
export const callAnchor = 'call-us';
/** @spec L2.20 */
export const contactUs = '/contact-us';
/** @spec D.24 */
export const privacyChoicesAnchor = 'privacy-choices';
export const licencesAnchor = 'licences';
/** @spec L4.06 */
export const success = '/success';
/** @spec L4.06 */
export const successOf = (form: string): string => `/success?form=${form}`;
/** @spec L4.06, D.22 */
export const successCalendar = '/success/appointment.ics';
/** @spec L2.30 */
export const unsubscribe = '/pages/unsubscribe';
export const unsubscribeAnswerName = 'answer';
/** @spec L2.30 */
export const unsubscribeOf = (token: string): string => `${unsubscribe}?${secretParameters.token}=${token}`;
/** @spec L2.30 */
export const unsubscribeAfter = (answer: string): string => `${unsubscribe}?${unsubscribeAnswerName}=${answer}`;
/** @spec L2.18 */
export const bookTestDrive = '/book-test-drive';
/** @spec L2.18 */
export const bookTestDriveFor = (slug: string | null): string =>
  slug === null ? bookTestDrive : `${bookTestDrive}?car_id=${encodeURIComponent(slug)}`;
/** @spec B2.72 */
export const bookTestDriveData = (slug: string): string => `${bookTestDrive}/form?car_id=${encodeURIComponent(slug)}`;
/** @spec L2.18 */
export const bookTestDriveAt = (slug: string | null, locationId: number): string =>
  `${bookTestDrive}?${slug === null ? '' : `car_id=${encodeURIComponent(slug)}&`}location_id=${locationId}`;
/** @spec D.22 */
export const visitOf = (link: string): string => `${bookTestDrive}?${secretParameters.visit}=${link}`;
/** @spec B2.05, L2.08 */
export const tradeIn = '/trade-in';
/** @spec B2.04 */
export const tradeInFor = (vehicleId: number): string => `${vehicleRoot}/trade-in?car_id=${vehicleId}`;
/** @spec L4.13, L4.14 */
export const tradeInStep = (step: 'car' | 'yours' | 'condition'): string => `${tradeIn}/${step}`;
/** @spec L1.05 */
export const budgetSearch = '/budget-search';
/** @spec B2.06 */
export const finance = '/finance';
/** @spec L2.10 */
export const financeEnquiry = '/finance-enquiry';
/** @spec L2.12 */
export const financePreApproval = '/finance-pre-approval';
/** @spec L2.11 */
export const financeApplication = '/apply-for-finance';
/** @spec L2.11, L2.32 */
export const financeApplicationFor = (vehicleId: number | null): string =>
  vehicleId === null ? financeApplication : `${financeApplication}?car_id=${vehicleId}`;
/** @spec D.41 */
export const financeApplicationStep = (step: string): string => `${financeApplication}/${step}`;
/** @spec D.41 */
export const financeApplicationDocument = `${financeApplication}/summary.pdf`;
export const financeApplicationDocumentFor = (vehicleId: number | null): string =>
  vehicleId === null ? financeApplicationDocument : `${financeApplicationDocument}?car_id=${vehicleId}`;
export const financeApplicationVehicle = `${financeApplication}/vehicle`;
/** @spec L2.13 */
export const personalisedFinance = '/personalised/finance';
/** @spec L2.13 */
export const personalisedFinanceFor = (vehicleId: number): string => `${personalisedFinance}?car_id=${vehicleId}`;
/** @spec L2.13 */
export const personalisedFinanceStep = (step: 'answers' | 'lender'): string => `${personalisedFinance}/${step}`;
/** Works on every site, whatever path the site's own search has. */
export const search = `${searchRoot}/`;
export const searchOf = (...segments: readonly string[]): string => `${searchRoot}/${segments.join('/')}`;
/** @spec B4.17 */
export const goneAnchor = 'gone';
/** @spec L2.03 */
export const usedCar = (make: string, model: string, body: string): string => `${usedCarRoot}/${make}/${model}/${body}`;
export const isSearch = (pathname: string): boolean => /^\/(?:search|used-car)(?:\/|\.data$|$)/.test(pathname);
/** @spec D.01 */
export const vehicle = (slug: string): string => `${vehicleRoot}/${slug}`;
/** @spec B1.05, B1.07 */
export const vehicleForm = (slug: string, page: string): string => `${vehicleRoot}/${encodeURIComponent(slug)}/${page}`;
/** @spec B2.71 */
export const vehicleFormData = (slug: string, page: string): string =>
  `${vehicleRoot}/${encodeURIComponent(slug)}/${page}/form`;
/** @spec B7.08 */
export const similarVehicles = (slug: string): string => `${vehicleRoot}/${encodeURIComponent(slug)}/similar`;
/** @spec B2.48 */
export const delivery = (slug: string): string => `${vehicleRoot}/${encodeURIComponent(slug)}/delivery`;
export const isDelivery = (pathname: string): boolean => /^\/cars\/[^/]+\/delivery(\.data)?$/.test(pathname);
/** @spec B7.01, D.01 */
export const priceComparison = (slug: string): string => `${vehicleRoot}/${encodeURIComponent(slug)}/autogauge`;
/** @spec B3.20 */
export const vehicleCards = (ids: readonly number[]): string => `/vehicle-cards?ids=${ids.join(',')}`;
/** @spec D.54 */
export const compare = (ids: readonly number[]): string => `/compare?ids=${ids.join(',')}`;
/** @spec B2.12 */
export const print = (slug: string): string => `/print?car_id=${encodeURIComponent(slug)}`;
export const isVehicle = (pathname: string): boolean => pathname.startsWith(`${vehicleRoot}/`);
export const hasCalculator = (pathname: string): boolean =>
  isVehicle(pathname) || pathname === finance || pathname === financeApplication;
/** @spec L2.10, L2.32 */
export const isFinance = (pathname: string): boolean =>
  [finance, financeApplication, financeEnquiry, financePreApproval].includes(pathname);

const models = '/models';

export const contentPaths = {
  /** @spec B9.50 */
  brand: (slug: string): string => `/${slug}/overview`,
  /** @spec L2.27 */
  models: (bodySlug: string | null): string => (bodySlug === null ? models : `${models}?body=${bodySlug}`),
} as const;

/** @spec L2.21, L2.22, L2.23 */
export const locationPaths = {
  /** @spec L2.23 */
  list: '/dealerships',
  /** @spec L2.21, L2.22 */
  detail: (root: string, slug: string): string => `/${root}/${slug}`,
} as const;
