import { Icon, type IconName } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import type { Figure } from '../../view/figure.ts';
import styles from './key-icons.module.css';

const icons = new Map<string, IconName>([
  ['km', pageIcons.gauge],
  ['simple_transmission', pageIcons.gearbox],
  ['sleeps', pageIcons.bed],
  ['tare', pageIcons.weight],
  ['atm', pageIcons.gauge],
  ['grossVehicleMass', pageIcons.weight],
  ['axle', pageIcons.wheel],
  ['odometer', pageIcons.gauge],
  ['gearbox', pageIcons.gearbox],
  ['engine', pageIcons.wheel],
]);

interface KeyIconsProps {
  readonly figures: readonly Figure[];
  readonly bodyStrokes: string;
}

/** @spec B2.41 */
export const KeyIcons = ({ figures, bodyStrokes }: KeyIconsProps) => (
  <dl className={styles.icons}>
    {figures.map(({ name, label, value }) => (
      <div key={name} data-name={name}>
        <dt>
          <Icon name={name === 'simple_body' ? { strokes: bodyStrokes } : (icons.get(name) ?? 'tag')} size="large" />
          <span>{label}</span>
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
