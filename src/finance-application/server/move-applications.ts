import { createMove } from '#src/account/server/queries.ts';
import { financeApplications } from './tables.ts';

/** Gives what somebody entered before they signed in to the visitor whose number it is. @spec B3.19, D.41 */
export const moveApplications = createMove(financeApplications, 'draft');
