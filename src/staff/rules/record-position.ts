export interface RecordPosition {
  readonly atMs: number;
  readonly uuid: string;
}
