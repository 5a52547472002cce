import { Fragment } from 'react';
import type { Layout } from '#src/sites/model/layout.ts';
import type { VehiclePageView } from '../vehicle-page-view.ts';
import { buildLowerParts } from './build-lower-parts.tsx';

interface LowerSectionsProps {
  readonly view: VehiclePageView;
  readonly layout: Layout;
  readonly className: string | undefined;
}

/** @spec B2.28 */
export const LowerSections = ({ view, layout, className }: LowerSectionsProps) => {
  const parts = buildLowerParts(view, layout);
  return (
    <div className={className}>
      {parts.notice}
      {parts.sections.map(({ name, section }) => (
        <Fragment key={name}>{section}</Fragment>
      ))}
      {parts.fuel}
      {parts.delivery}
      {parts.financeOffer}
      {parts.financeCalculator}
      {parts.comparison}
      {parts.disclaimer}
    </div>
  );
};
