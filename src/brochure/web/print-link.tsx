import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import quiet from '#src/ui/quiet-action.module.css';
import type { PrintLinkView } from '../view/build-print-link-view.ts';
import { BrochureButton } from './brochure-button.tsx';

/** @spec B2.12, B2.38, B4.59 */
export const PrintLink = ({ print: { kind, carId, slug, href } }: { readonly print: PrintLinkView }) =>
  kind === 'page' ? (
    <a className={quiet.action} href={href} target="_blank" rel="noopener">
      <Icon name={pageIcons.print} />
      Print
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  ) : (
    <BrochureButton className={quiet.action} carId={carId} slug={slug} href={href}>
      <Icon name={pageIcons.print} />
    </BrochureButton>
  );
