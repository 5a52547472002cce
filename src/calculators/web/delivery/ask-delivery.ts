import type { DeliveryAnswer } from '#src/calculators/view/delivery/build-delivery-view.ts';
import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchWithTimeout } from '#src/lib/fetch-with-timeout.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { shapes } from '#src/lib/shapes.ts';
import { checkPostcode } from '../../rules/delivery/estimate-delivery.ts';

const isEstimate = shapes.record<{ readonly name: string; readonly price: number }>({
  name: shapes.text,
  price: shapes.number,
});

const notFound = 404;

const readEstimate = async (response: Response): Promise<DeliveryAnswer> => {
  if (response.status === notFound) return { kind: 'noEstimate' };
  const { name, price } = await readAnswer(response, isEstimate);
  return { kind: 'estimate', name, priceCents: Math.round(price * 100) };
};

/** @spec B5.19, B7.19, D.13 */
export const askDelivery = async (postcode: string, locationId: number): Promise<DeliveryAnswer> => {
  const problem = checkPostcode(postcode);
  if (problem !== null) return { kind: problem };
  try {
    const address = `${apiPaths.deliveryEstimates}?${new URLSearchParams({ postcode: postcode.trim(), location_id: String(locationId) })}`;
    return await readEstimate(await fetchWithTimeout(address));
  } catch {
    return { kind: 'failed' };
  }
};
