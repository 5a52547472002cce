export interface Figure {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}
