interface VisitTimes {
  readonly startMs: number;
  readonly cancelledAtMs: number | null;
}

/** A visit counts as over once it has started. @spec D.22 */
export type VisitState = 'standing' | 'cancelled' | 'over';

export const findVisitState = ({ startMs, cancelledAtMs }: VisitTimes, now: Date): VisitState => {
  if (cancelledAtMs !== null) return 'cancelled';
  return startMs > now.getTime() ? 'standing' : 'over';
};
