/** What the engine indexes of a vehicle, and gives back: the specification's names, and figures derived from them. */
export type SearchDocument = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly slug: string;
};
