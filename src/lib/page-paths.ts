const searchRoot = '/search';
const usedCarRoot = '/used-car';
const vehicleRoot = '/cars';
const finance = '/finance';
const bookTestDrive = '/book-test-drive';
const financeApplication = '/apply-for-finance';
const financeEnquiry = '/finance-enquiry';

/**
 * The addresses of the storefront's pages, from the root of a site; `src/app/routes.ts` answers each of them. What the
 * segments of a search stand for is the search's own (`buildSearchUrl`).
 */
export const pagePaths = {
  home: '/',
  /** A page that the dealer wrote. @spec L2.01 */
  content: (slug: string): string => `/${slug}`,
  contact: '/contact',
  /** Where a shopper comes who sent a form. @spec L4.06 */
  success: '/success',
  /** The same, for a kind of form: what happens next differs. @spec L4.06 */
  successOf: (form: string): string => `/success?form=${form}`,
  /** Where a visit is booked. @spec L2.18 */
  bookTestDrive,
  /** The same for one vehicle, by its slug; for none without one. @spec L2.18 */
  bookTestDriveFor: (slug: string | null): string =>
    slug === null ? bookTestDrive : `${bookTestDrive}?car_id=${encodeURIComponent(slug)}`,
  /** The same as data, for a dialog. @spec B2.72 */
  bookTestDriveData: (slug: string): string => `${bookTestDrive}/form?car_id=${encodeURIComponent(slug)}`,
  /** The same at one place. @spec L2.18 */
  bookTestDriveAt: (slug: string | null, locationId: number): string =>
    `${bookTestDrive}?${slug === null ? '' : `car_id=${encodeURIComponent(slug)}&`}location_id=${locationId}`,
  /** @spec L1.05 */
  budgetSearch: '/budget-search',
  /** @spec B2.06 */
  finance,
  /** @spec L2.10 */
  financeEnquiry,
  /** The finance application of some dealerships. @spec L2.11 */
  financeApplication,
  /** Finance for one vehicle that a catalogue knows. @spec L2.13 */
  personalisedFinance: '/personalised/finance',
  /** The whole stock, whichever way the site names its own search. */
  search: `${searchRoot}/`,
  searchOf: (...segments: readonly string[]): string => `${searchRoot}/${segments.join('/')}`,
  /** Where a search says that the vehicle of the address asked for is no longer listed. @spec B4.17 */
  goneAnchor: 'gone',
  /** @spec L2.03 */
  usedCar: (make: string, model: string, body: string): string => `${usedCarRoot}/${make}/${model}/${body}`,
  isSearch: (pathname: string): boolean => pathname.startsWith(searchRoot) || pathname.startsWith(usedCarRoot),
  /** @spec D.01 */
  vehicle: (slug: string): string => `${vehicleRoot}/${slug}`,
  /** A form about one vehicle, under the name of its page. @spec B1.05, B1.07 */
  vehicleForm: (slug: string, page: string): string => `${vehicleRoot}/${encodeURIComponent(slug)}/${page}`,
  /** Data of such a form, for a dialog. @spec B2.71 */
  vehicleFormData: (slug: string, page: string): string => `${vehicleRoot}/${encodeURIComponent(slug)}/${page}/form`,
  /** Data of the vehicles similar to one. @spec B7.08 */
  similarVehicles: (slug: string): string => `${vehicleRoot}/${encodeURIComponent(slug)}/similar`,
  /** What delivery of one costs. @spec B2.48 */
  delivery: (slug: string): string => `${vehicleRoot}/${encodeURIComponent(slug)}/delivery`,
  isDelivery: (pathname: string): boolean => /^\/cars\/[^/]+\/delivery(\.data)?$/.test(pathname),
  /** Data of how a vehicle's price stands in the market. @spec B7.01, D.01 */
  priceComparison: (slug: string): string => `${vehicleRoot}/${encodeURIComponent(slug)}/autogauge`,
  /** Data of some vehicles' cards. @spec B3.20 */
  vehicleCards: (ids: readonly number[]): string => `/vehicle-cards?ids=${ids.join(',')}`,
  /** Vehicles side by side. @spec D.54 */
  compare: (ids: readonly number[]): string => `/compare?ids=${ids.join(',')}`,
  /** The print page of a vehicle. @spec B2.12 */
  print: (slug: string): string => `/print?car_id=${encodeURIComponent(slug)}`,
  /** Pages on which the finance calculator stands. */
  hasCalculator: (pathname: string): boolean =>
    pathname.startsWith(vehicleRoot) || pathname === finance || pathname === financeApplication,
  /** Pages on which finance is asked for. @spec L2.10, L2.32 */
  isFinance: (pathname: string): boolean =>
    pathname === finance || pathname === financeApplication || pathname === financeEnquiry,
  isVehicle: (pathname: string): boolean => pathname.startsWith(vehicleRoot),
} as const;
