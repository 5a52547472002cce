/** A field of a form that carries the rest of the state, so that the form works without JavaScript. */
export interface HiddenField {
  readonly name: string;
  readonly value: string;
}
