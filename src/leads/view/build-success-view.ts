/** What follows when a form was sent. @spec L4.06 */
export interface SuccessView {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly string[];
}

/** The page after a form: what happens next. It is the same for everybody, so it names nobody. @spec L4.06 */
export const buildSuccessView = (siteName: string): SuccessView => ({
  title: 'Thank you, we have your message',
  lead: `It is with the people of ${siteName} now.`,
  steps: [
    'Somebody who knows the answer reads it, usually within one working day.',
    'We ring or write to you by the number or address that you gave us.',
    'If it cannot wait, call us and say that you have written.',
  ],
});
