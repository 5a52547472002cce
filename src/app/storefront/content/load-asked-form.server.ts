import type { PageContext } from '#src/app/storefront/page-context.ts';
import { carName } from '#src/leads/rules/lead-fields.ts';
import type { AskedForm } from './build-content-form.ts';

/** What a finance page's address says: `car_id`, `vehiclePriceBudget` and `preferredDealership`; the rest is in the stock. @spec L2.32 */
export const loadAskedForm = async (
  { queries }: Pick<PageContext, 'queries'>,
  parameters: URLSearchParams,
): Promise<AskedForm> => {
  const car = parameters.get(carName);
  return {
    subject: car === null ? null : await queries.loadFormSubject(car),
    vehiclePriceBudget: parameters.get('vehiclePriceBudget'),
    preferredDealership: parameters.get('preferredDealership'),
  };
};
