export interface HiddenField {
  readonly name: string;
  readonly value: string;
}
