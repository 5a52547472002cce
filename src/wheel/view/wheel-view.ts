import type { WheelProblem } from '../rules/wheel-fields.ts';

/** The colours that slices take in turn, each with its own colour of writing. */
export const sliceTones = ['brand', 'soft', 'accent'] as const;

export type SliceTone = (typeof sliceTones)[number] | 'none';

/** A slice as it is drawn, round a centre at 0, 0. */
export interface SliceView {
  readonly key: string;
  /** Of an SVG path. */
  readonly path: string;
  readonly tone: SliceTone;
  /** Null where the slice is too thin for words. */
  readonly label: string | null;
  /** Direction of its middle, clockwise from the top. */
  readonly middleDegrees: number;
}

export interface OddsRow {
  readonly key: string;
  readonly tone: SliceTone;
  readonly words: string;
  /** '1 in 8' */
  readonly odds: string;
  /** '12.5%' */
  readonly percent: string;
  /** 'Only 3 left'; null where nobody counts them. */
  readonly left: string | null;
}

/** What a visitor meets: before the first day, the way to the sign-in, the form, what they drew, or the end. */
export type WheelStage = 'soon' | 'signIn' | 'ready' | 'drawn' | 'over';

/** What somebody typed whose form was not taken; nothing before. */
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
  /** 'Good until 22 December 2026' */
  readonly validity: string | null;
  readonly terms: string | null;
  /** How it is collected; null where nothing was won. */
  readonly redeem: string | null;
  /** What proves the draw: '37 of 0 to 99' */
  readonly proof: string;
}

export interface WheelView {
  readonly stage: WheelStage;
  readonly heading: string;
  readonly lead: string;
  /** Whether the wheel has just been turned, so that it turns once before all eyes. */
  readonly isTurning: boolean;
  /** How far the disc is turned, clockwise, so that what was drawn is at the top. */
  readonly restDegrees: number;
  readonly slices: readonly SliceView[];
  readonly oddsHeading: string;
  readonly odds: readonly OddsRow[];
  /** '1 November 2026 to 31 October 2030' */
  readonly days: string;
  readonly standing: string;
  readonly permit: string | null;
  readonly termsHref: string;
  readonly privacyHref: string | null;
  readonly signInHref: string;
  readonly action: string;
  readonly problems: readonly WheelProblem[];
  /** What stands in the form at first. */
  readonly typed: TypedTurn;
  readonly optInText: string;
  readonly result: WheelResultView | null;
}
