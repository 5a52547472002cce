/** A field that a form sends and nobody sees. */
export interface HiddenField {
  readonly name: string;
  readonly value: string;
}

/** The step that asks for the number. */
export interface NumberStepView {
  readonly kind: 'number';
}

/** The step that asks for the code. */
export interface CodeStepView {
  readonly kind: 'code';
  /** '04•• ••• 678'; the number itself stands on no page. */
  readonly maskedPhone: string;
  /** Whether the code that was sent can still be typed. */
  readonly isOpen: boolean;
  /** Until another code can be asked for. */
  readonly pauseSeconds: number;
  /** Where another number is typed. */
  readonly otherNumberHref: string;
}

/** The page of the sign-in. */
export interface SignInView {
  readonly title: string;
  readonly reason: string;
  /** Where the visitor came from; null where nobody says. */
  readonly backHref: string | null;
  /** What every form of the page sends along: what the sign-in is for. */
  readonly hidden: readonly HiddenField[];
  readonly step: NumberStepView | CodeStepView;
  /** What went wrong; null when nothing did. */
  readonly error: string | null;
}
