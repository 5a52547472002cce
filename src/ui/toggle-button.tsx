import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './toggle-button.module.css';

interface ToggleButtonProps extends Pick<ComponentProps<'button'>, 'type' | 'onClick'> {
  readonly label: string;
  readonly icon: IconName;
  /** For screen readers: what the button applies to. Many stand on a page. */
  readonly subject: string;
  /** Over a picture the label is for screen readers only. */
  readonly place: 'picture' | 'page';
  readonly isOn: boolean;
  readonly 'data-keep': string;
}

/** A toggle. Outside a form it is hidden without scripts. */
export const ToggleButton = ({ label, icon, subject, place, isOn, type = 'button', ...rest }: ToggleButtonProps) => (
  <button
    type={type}
    className={styles.button}
    data-place={place}
    aria-pressed={isOn}
    title={place === 'picture' ? label : undefined}
    {...rest}
  >
    <Icon name={icon} />
    <span className={place === 'picture' ? 'visually-hidden' : undefined}>{label}</span>
    <span className="visually-hidden">: {subject}</span>
  </button>
);
