import { useState } from 'react';
import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import type { VehiclePageView } from '../vehicle-page-view.ts';
import styles from './sticky-header.module.css';

interface StickyActionsProps {
  readonly actions: VehiclePageView['actions'];
  /** On a phone they stand behind a button: beside an estimate their own line would take too much of the screen. */
  readonly isFolded: boolean;
}

const actionsId = 'sticky-actions';

/** The ways on from a vehicle, in the header over its scrolled page. @spec B2.60 */
export const StickyActions = ({ actions, isFolded }: StickyActionsProps) => {
  const [isOpen, setOpen] = useState(false);
  if (actions.length === 0) return null;
  return (
    <>
      {isFolded && (
        <button
          type="button"
          className={`${buttons.outlined} ${styles.more}`}
          aria-expanded={isOpen}
          aria-controls={actionsId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? pageIcons.chevronUp : 'chevronDown'} />
          <span className="visually-hidden">{actions.map(({ shortLabel }) => shortLabel).join(', ')}</span>
        </button>
      )}
      <p id={actionsId} className={styles.actions} data-folded={isFolded && !isOpen}>
        {actions.map(({ name, shortLabel, href }) => (
          <a key={name} className={name === 'finance' ? buttons.filled : buttons.outlined} href={href}>
            {shortLabel}
          </a>
        ))}
      </p>
    </>
  );
};
