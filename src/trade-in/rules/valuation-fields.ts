/** Subcategory of the lead that an accepted offer creates. @spec L4.15 */
export const acceptedSubcategory = '3. Offer Accepted';

/** Field names from the specification. @spec L3.11, D.39 */
export const valuationFields = {
  rego: 'rego',
  regoState: 'regoState',
  make: 'make',
  model: 'model',
  year: 'year',
  odometerKm: 'kms',
  carAt: 'car',
  vehicleId: 'car_id',
  valuation: 'valuation',
  page: 'page',
} as const;

export const openField = 'open';
export const byHandValue = 'hand';
/** Query: why the last form was rejected. */
export const faultField = 'fault';
export const valuationFieldId = (name: string): string => `trade-in-${name}`;
export const noneValue = 'none';

/** Logged after the result of a valuation was saved. @spec L8.03 */
export const savedMessage = 'Valuation data saved';

/** Logged when saving the result failed. @spec L8.03 */
export const saveFailedMessage = 'Failed to save valuation data';
