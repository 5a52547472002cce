/** A labelled fact: a chip, a cell of a plate or a row of the specifications. */
export interface Figure {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}
