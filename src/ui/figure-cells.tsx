import type { ReactNode } from 'react';

interface FigureCellsProps {
  readonly cells: readonly { readonly figure: ReactNode; readonly label: string }[];
  readonly className: string | undefined;
}

/** Figures of equal size side by side, each with its label. */
export const FigureCells = ({ cells, className }: FigureCellsProps) => (
  <dl className={className}>
    {cells.map(({ figure, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
);
