interface VisitTimes {
  readonly startMs: number;
  readonly cancelledAtMs: number | null;
}

/** @spec D.22 */
export type VisitState = 'standing' | 'cancelled' | 'over';

export const findVisitState = ({ startMs, cancelledAtMs }: VisitTimes, now: Date): VisitState => {
  if (cancelledAtMs !== null) return 'cancelled';
  return startMs > now.getTime() ? 'standing' : 'over';
};
