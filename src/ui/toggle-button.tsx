import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './toggle-button.module.css';

interface ToggleButtonProps extends Pick<ComponentProps<'button'>, 'type' | 'onClick'> {
  readonly label: string;
  readonly icon: IconName;
  readonly subject: string;
  readonly place: 'picture' | 'page';
  readonly isOn: boolean;
  readonly 'data-keep': string;
}

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
