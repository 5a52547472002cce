import type { Application } from '../answers/read-application.ts';

/** How long lenders mostly want work to have lasted, in months. */
const leastMonths = { fullTime: 3, partTime: 3, casual: 12, selfEmployed: 24 } as const;

/** Why a lender would want to hear more of somebody's work; null for none. @spec D.41 */
export const findWorkConcern = ({
  employment,
  workedMonths,
}: Pick<Application, 'employment' | 'workedMonths'>): 'noWork' | 'shortJob' | 'shortBusiness' | null => {
  if (employment === 'none' || employment === 'benefits') return 'noWork';
  if (workedMonths >= leastMonths[employment]) return null;
  return employment === 'selfEmployed' ? 'shortBusiness' : 'shortJob';
};
