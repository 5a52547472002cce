import { Fragment } from 'react';
import type { PageParts } from './page-parts.ts';

/**
 * What stands beside price and contact: the SOLD message, the sections in the order of the site, then calculators, what
 * finance there is, the comparison of prices and the small print.
 * @spec B2.28
 */
export const PageSections = ({
  parts,
  className,
}: {
  readonly parts: PageParts;
  readonly className: string | undefined;
}) => (
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
