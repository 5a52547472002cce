interface VisitTimes {
  readonly startMs: number;
  /** Null while it stands. */
  readonly cancelledAtMs: number | null;
}

/** How a booked visit stands: it can be cancelled until it begins. @spec D.22 */
export type VisitState = 'standing' | 'cancelled' | 'over';

export const findVisitState = ({ startMs, cancelledAtMs }: VisitTimes, now: Date): VisitState => {
  if (cancelledAtMs !== null) return 'cancelled';
  return startMs > now.getTime() ? 'standing' : 'over';
};
