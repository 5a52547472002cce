export interface SortOptionView {
  readonly value: string;
  readonly label: string;
  readonly href: string;
  readonly isSelected: boolean;
}
