import type { ReactNode } from 'react';

interface FigureCellsProps {
  readonly cells: readonly { readonly figure: ReactNode; readonly label: string }[];
  readonly className: string | undefined;
}

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
