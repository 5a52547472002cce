import type { UnsubscribeAnswer } from '../rules/unsubscribe-address.ts';

/** @spec L2.30 */
export interface UnsubscribeView {
  readonly title: string;
  readonly lead: string;
  readonly error: string | null;
  readonly hasForm: boolean;
}

/** @spec L2.30 */
export const buildUnsubscribeView = (siteName: string, answer: UnsubscribeAnswer | null): UnsubscribeView =>
  answer === 'stopped'
    ? {
        title: 'You’re unsubscribed',
        lead: `${siteName} will no longer send news and offers to that address. We’ll still reply to your enquiries.`,
        error: null,
        hasForm: false,
      }
    : {
        title: 'Unsubscribe from news and offers',
        lead: `Enter your email address and ${siteName} will stop sending you news and offers. We’ll still reply to your enquiries.`,
        error: answer === 'invalid' ? 'Please enter a valid email address.' : null,
        hasForm: true,
      };
