/** Where the next page of a list begins: after this record. */
export interface RecordPosition {
  readonly atMs: number;
  readonly uuid: string;
}
