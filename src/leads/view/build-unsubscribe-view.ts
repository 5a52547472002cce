import type { UnsubscribeAnswer } from '../rules/unsubscribe-address.ts';

/** The unsubscribe page. @spec L2.30 */
export interface UnsubscribeView {
  readonly title: string;
  readonly lead: string;
  readonly error: string | null;
  readonly hasForm: boolean;
}

/** Builds the unsubscribe page, before and after its form. It is the same for every address. @spec L2.30 */
export const buildUnsubscribeView = (siteName: string, answer: UnsubscribeAnswer | null): UnsubscribeView =>
  answer === 'stopped'
    ? {
        title: 'You get no more news from us',
        lead: `${siteName} sends no news and offers to that address from now on. What you ask us about, we still answer.`,
        error: null,
        hasForm: false,
      }
    : {
        title: 'Stop news and offers',
        lead: `Tell us the address that ${siteName} should send no news and offers to. Answers to your own questions still come.`,
        error: answer === 'invalid' ? 'Please enter a valid email address.' : null,
        hasForm: true,
      };
