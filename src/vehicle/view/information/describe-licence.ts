import type { Vehicle } from '../../rules/vehicle.ts';

/** Who may ride a motorcycle: 'LAMS approved' or 'Full licence'; null where the dealer does not say. @spec B3.02 */
export const describeLicence = ({ isLearnerApproved }: Pick<Vehicle, 'isLearnerApproved'>): string | null => {
  if (isLearnerApproved === null) return null;
  return isLearnerApproved ? 'LAMS approved' : 'Full licence';
};
