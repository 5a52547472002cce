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
  ['engine', pageIcons.engine],
  ['engineHours', pageIcons.clock],
  ['licence', pageIcons.licence],
  ['location', 'pin'],
  ['payload', pageIcons.payload],
  ['weight', pageIcons.weight],
  ['wheelbase', pageIcons.wheelbase],
]);

/** No icon is better than a wrong one. */
const FigureIcon = ({ name, bodyStrokes }: { readonly name: string; readonly bodyStrokes: string }) => {
  const icon = name === 'simple_body' ? { strokes: bodyStrokes } : icons.get(name);
  return icon === undefined ? null : <Icon name={icon} size="large" />;
};

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
          <FigureIcon name={name} bodyStrokes={bodyStrokes} />
          <span>{label}</span>
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
