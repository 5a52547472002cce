import type { HoursView, SpecialDayView } from '#src/locations/view/hours/build-hours-view.ts';
import { Icon } from '#src/ui/icon.tsx';
import { localMoment } from '../../rules/hours/local-moment.ts';
import styles from './holiday-hours.module.css';
import { useMinute } from './use-minute.ts';

interface HolidayHoursProps {
  readonly id: string;
  readonly name: string;
  readonly hours: HoursView;
}

const DayRow = ({ day, isToday }: { readonly day: SpecialDayView; readonly isToday: boolean }) => (
  <tr aria-current={isToday ? 'date' : undefined}>
    <th scope="row">
      <span>{isToday ? 'Today' : day.label}</span>
      {day.holiday !== null && <small>{day.holiday}</small>}
    </th>
    <td>{day.text}</td>
  </tr>
);

/** @spec L2.67, L9.15 */
export const HolidayHours = ({ id, name, hours }: HolidayHoursProps) => {
  const now = useMinute();
  const today = now === null ? null : localMoment(now, hours.timeZone).day;
  const days = hours.special.filter(({ day }) => today === null || day >= today);
  if (days.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={id} aria-haspopup="dialog">
        Holiday hours<span className="visually-hidden"> for {name}</span>
      </button>
      <dialog id={id} className={styles.dialog} popover="auto" aria-labelledby={`${id}-title`}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>Holiday hours, {name}</h2>
          <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label="Close">
            <Icon name="close" />
          </button>
        </div>
        <table>
          <tbody>
            {days.map((day) => (
              <DayRow key={day.day} day={day} isToday={day.day === today} />
            ))}
          </tbody>
        </table>
      </dialog>
    </>
  );
};
