import { createHttpValuer, type HttpValuerOptions } from './create-http-valuer.ts';
import { createPlatformValuer, type EstimateAlike } from './create-platform-valuer.ts';
import type { VehicleValuer } from './vehicle-valuer.ts';

export interface ValuerOptions extends HttpValuerOptions {
  readonly estimateAlike: EstimateAlike;
}

/** The outside valuer where a site names one, else the platform's own stock. @spec D.59 */
export const createValuer = ({ estimateAlike, ...options }: ValuerOptions): VehicleValuer => {
  const outside = createHttpValuer(options);
  const own = createPlatformValuer(estimateAlike);
  return {
    find: (question) => (question.config.service === null ? own : outside).find(question),
    value: (question) => (question.config.service === null ? own : outside).value(question),
  };
};
