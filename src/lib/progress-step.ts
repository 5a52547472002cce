/** A step of a way that has several pages or forms, with where the shopper stands on it. */
export interface ProgressStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'later';
}
