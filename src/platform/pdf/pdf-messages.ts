export interface PdfOrder<Job> {
  readonly id: number;
  readonly job: Job;
}

export type PdfAnswer =
  | { readonly id: number; readonly kind: 'drawn'; readonly pdf: Uint8Array }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
