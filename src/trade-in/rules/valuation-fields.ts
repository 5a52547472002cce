/** Subcategory of the lead that an accepted offer becomes. @spec L4.15 */
export const acceptedSubcategory = '3. Offer Accepted';

/** Names of what is sent, in the words of the specification. @spec L3.11, D.39 */
export const valuationFields = {
  rego: 'rego',
  regoState: 'regoState',
  make: 'make',
  model: 'model',
  year: 'year',
  odometerKm: 'kms',
  /** Which of the cars of a plate is the shopper's: its place, from 0. */
  carAt: 'car',
  /** The vehicle of the stock that it is traded for. */
  vehicleId: 'car_id',
  valuation: 'valuation',
  page: 'page',
} as const;

/** Of an address or a form: which part of the page is open, beside the one that comes next. */
export const openField = 'open';
/** The form that names a car by hand. */
export const byHandValue = 'hand';
/** Of an address: what is wrong with what was sent. */
export const faultField = 'fault';
/** The id of a field or a question on the page, to which what is wrong with it leads. */
export const valuationFieldId = (name: string): string => `trade-in-${name}`;
/** Sent for 'none of these cars is mine'. */
export const noneValue = 'none';

/** Logged once the result of a valuation is saved. @spec L8.03 */
export const savedMessage = 'Valuation data saved';

/** Logged where it could not be, in the specification's words. @spec L8.03 */
export const saveFailedMessage = 'Failed to save valuation data';
