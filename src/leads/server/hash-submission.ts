import { createHash } from 'node:crypto';
import type { CheckedLead } from '../rules/check-lead.ts';

/** Which form it was that came. */
interface SubmittedForm {
  readonly form: string;
  readonly vehicleId: number | null;
  /** The name of this one form of this one tab; without scripts the day stands for it. */
  readonly name: string;
}

/** What a form that comes twice has in common with itself: all that it says, and which form it was. */
export const hashSubmission = (lead: CheckedLead, { form, vehicleId, name }: SubmittedForm): string => {
  const said = Object.entries(lead).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([name, form, vehicleId, said]))
    .digest('hex');
};
