import type { Layout } from '#src/sites/model/layout.ts';
import { NearPart } from '#src/ui/late/near-part.tsx';
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
        <NearPart key={name} name={name}>
          {section}
        </NearPart>
      ))}
      <NearPart name="fuel">{parts.fuel}</NearPart>
      <NearPart name="delivery">{parts.delivery}</NearPart>
      <NearPart name="finance-offer">{parts.financeOffer}</NearPart>
      {parts.financeCalculator}
      {parts.comparison}
      {parts.disclaimer}
    </div>
  );
};
