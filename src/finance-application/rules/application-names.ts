/** @spec L2.13, L2.32 */
export const vehicleName = 'car_id';
/**
 * The field for the id of the vehicle that the application moves from; `vehicleName` is the field for the new vehicle's
 * id.
 */
export const formerVehicleName = 'former_car_id';
export const stepName = 'step';
export const againName = 'again';
export const lenderName = 'lender';
export const consentFieldName = (name: string): string => `consent_${name}`;
/** @spec L2.31 */
export const formAnchor = 'finance-form';
/** In whole dollars. Names both the query parameter and the form field. @spec L2.32 */
export const budgetName = 'vehiclePriceBudget';
/** @spec L2.32 */
export const dealershipName = 'preferredDealership';

/** @spec D.41 */
export const applicationSubcategory = 'Finance Application';
