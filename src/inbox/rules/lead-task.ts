export interface LeadTask {
  readonly taskUuid: string;
  readonly personName: string | null;
  readonly text: string;
  readonly dueAtMs: number;
  readonly doneAtMs: number | null;
  readonly doneByName: string | null;
  readonly writtenAtMs: number;
}
