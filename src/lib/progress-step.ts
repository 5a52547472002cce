export interface ProgressStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'later';
}
