/** @spec L2.13, L2.32 */
export const vehicleName = 'car_id';
/** Names the vehicle that an application moves away from. `vehicleName` names the one it moves to. */
export const formerVehicleName = 'former_car_id';
export const stepName = 'step';
export const againName = 'again';
export const lenderName = 'lender';
export const consentFieldName = (name: string): string => `consent_${name}`;
/** @spec L2.31 */
export const formAnchor = 'finance-form';
/** A query parameter and a form field. Both are in whole dollars. @spec L2.32 */
export const budgetName = 'vehiclePriceBudget';
/** @spec L2.32 */
export const dealershipName = 'preferredDealership';

/** @spec D.41 */
export const applicationSubcategory = 'Finance Application';
