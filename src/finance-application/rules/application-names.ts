/** Of an address or a form: the vehicle that finance is for, by its id. @spec L2.13, L2.32 */
export const vehicleName = 'car_id';
/** Of a form: the vehicle that an application was begun about, by its id, before it goes on about another or none. */
export const formerVehicleName = 'former_car_id';
/** Of an address: the step that is open again. */
export const stepName = 'step';
/** Of an address: another application is begun after one that was sent. */
export const againName = 'again';
/** Of a form: the lender whose quote is taken. */
export const lenderName = 'lender';
export const consentFieldName = (name: string): string => `consent_${name}`;
/** The part of a page that shows the step which is open, or the result: finance pages have it by this name. @spec L2.31 */
export const formAnchor = 'finance-form';
/** Of an address or a form: what the vehicle may cost, in whole dollars. @spec L2.32 */
export const budgetName = 'vehiclePriceBudget';
/** Of an address: the dealership that is preferred, by its slug. @spec L2.32 */
export const dealershipName = 'preferredDealership';

/** Subcategory of the lead that an application becomes. @spec D.41 */
export const applicationSubcategory = 'Finance Application';
