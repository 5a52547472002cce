import type { ReactNode } from 'react';
import { eventIds } from '#src/lib/event-ids.ts';
import { trackEvent } from '#src/lib/track-event.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import type { PageActionsView } from '#src/vehicle/view/arrange-page-actions.ts';
import styles from './more-actions.module.css';
import contactStyles from './vehicle-contact.module.css';

type Action = PageActionsView['folded'][number];

const icons: Readonly<Partial<Record<Action['name'], IconName>>> = {
  findSimilar: 'search',
  testDrive: pageIcons.clock,
  photos: 'camera',
  finance: pageIcons.gauge,
  tradeIn: pageIcons.sort,
  historyReport: pageIcons.history,
};

interface MoreActionsProps {
  readonly actions: readonly Action[];
  readonly vehicleId: number;
  readonly children: ReactNode;
}

/** @spec B5.16, L2.49, B7.31 */
export const MoreActions = ({ actions, vehicleId, children }: MoreActionsProps) => (
  <details className={styles.more} data-no-print>
    <summary>
      More
      <Icon name="chevronDown" size="small" />
    </summary>
    {actions.map(({ name, label, href }) => (
      <p key={name} className={contactStyles.line}>
        <Icon name={icons[name] ?? 'tag'} />
        {name === 'historyReport' ? (
          <a
            href={href}
            target="_blank"
            rel="noopener"
            onClick={() => trackEvent({ id: eventIds.historyReport, carId: vehicleId })}
          >
            {label}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        ) : (
          <a href={href}>{label}</a>
        )}
      </p>
    ))}
    {children}
  </details>
);
