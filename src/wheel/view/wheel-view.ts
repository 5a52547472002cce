import type { WheelProblem } from '../rules/wheel-fields.ts';

export const sliceTones = ['brand', 'soft', 'accent'] as const;

export type SliceTone = (typeof sliceTones)[number] | 'none';

export interface SliceView {
  readonly key: string;
  readonly path: string;
  readonly tone: SliceTone;
  readonly label: string | null;
  /** Angle of the slice's middle, in degrees clockwise from the top. */
  readonly middleDegrees: number;
}

export interface OddsRow {
  readonly key: string;
  readonly tone: SliceTone;
  readonly words: string;
  readonly odds: string;
  readonly percent: string;
  /** '3 left' or 'Last one'. Null if unlimited, if more than 20 are left, or once the visitor has spun. */
  readonly left: string | null;
}

export type WheelStage = 'soon' | 'signIn' | 'ready' | 'drawn' | 'over';

export interface TypedTurn {
  readonly firstName: string;
  readonly email: string;
  readonly isOptedIn: boolean;
  readonly isAgreed: boolean;
}

export interface WheelResultView {
  readonly isPrize: boolean;
  readonly heading: string;
  readonly text: string;
  readonly code: string | null;
  readonly validity: string | null;
  readonly terms: string | null;
  readonly redeem: string | null;
  readonly proof: string;
}

export interface WheelView {
  readonly stage: WheelStage;
  readonly heading: string;
  readonly lead: string;
  readonly isTurning: boolean;
  /** Rotation that puts the drawn number at the top, in degrees clockwise. 0 before a spin. */
  readonly restDegrees: number;
  readonly slices: readonly SliceView[];
  readonly oddsHeading: string;
  readonly odds: readonly OddsRow[];
  readonly days: string;
  readonly standing: string;
  readonly permit: string | null;
  readonly termsHref: string;
  readonly privacyHref: string | null;
  readonly signInHref: string;
  readonly action: string;
  readonly problems: readonly WheelProblem[];
  readonly typed: TypedTurn;
  readonly optInText: string;
  readonly result: WheelResultView | null;
}
