import { LinkRow } from '#src/ui/link-row.tsx';
import type { MakeChoice } from '../view/build-make-filter.ts';

/** Links offers by make; each choice is a page of its own. @spec L1.04 */
export const MakeFilter = ({ choices }: { readonly choices: readonly MakeChoice[] }) => (
  <LinkRow label="Offers by make" links={choices.map(({ countText, ...choice }) => ({ ...choice, note: countText }))} />
);
