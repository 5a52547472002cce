import { cardName, confirmName } from '../rules/checkout-steps.ts';
import { checkoutFieldId } from './checkout-field-id.ts';

/** What the deposit's form calls the fields of the test gateway. @spec D.59 */
export const depositFields = { cardId: checkoutFieldId('card'), card: cardName, confirm: confirmName } as const;
