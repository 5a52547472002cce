import type { PageParts } from './page-parts.ts';

/** The sections of the page in the order that most layouts keep: figures, words, features, place, small print. @spec B2.28 */
export const PageSections = ({
  parts,
  className,
}: {
  readonly parts: PageParts;
  readonly className: string | undefined;
}) => (
  <div className={className}>
    {parts.keyInformation}
    {parts.comments}
    {parts.features}
    {parts.specifications}
    {parts.fuel}
    {parts.map}
    {parts.disclaimer}
  </div>
);
