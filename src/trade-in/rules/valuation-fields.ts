/** @spec L4.15 */
export const acceptedSubcategory = '3. Offer Accepted';

/** @spec L3.11, D.39 */
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
export const faultField = 'fault';
export const valuationFieldId = (name: string): string => `trade-in-${name}`;
export const noneValue = 'none';

/** @spec L8.03 */
export const savedMessage = 'Valuation data saved';

/** @spec L8.03 */
export const saveFailedMessage = 'Failed to save valuation data';
