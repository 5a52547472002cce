import { findWeekday } from '#src/locations/rules/weekday-names.ts';
import type { HoursView, SpecialDayView } from '#src/locations/view/hours/build-hours-view.ts';
import { localMoment } from '../../rules/hours/local-moment.ts';
import { isOfWeekday } from '../../view/group-opening-hours.ts';
import styles from './hours-table.module.css';
import { useMinute } from './use-minute.ts';

interface RowProps {
  readonly days: string;
  readonly text: string;
  readonly isToday: boolean;
}

const Row = ({ days, text, isToday }: RowProps) => (
  <tr aria-current={isToday ? 'date' : undefined}>
    <th scope="row">{days}</th>
    <td>{text}</td>
  </tr>
);

const nameToday = ({ holiday }: SpecialDayView): string => (holiday === null ? 'Today' : `Today, ${holiday}`);

interface HoursTableProps {
  readonly name: string;
  readonly hours: HoursView;
}

/** @spec L2.65, L9.12, L9.15 */
export const HoursTable = ({ name, hours }: HoursTableProps) => {
  const now = useMinute();
  const today = now === null ? null : localMoment(now, hours.timeZone).day;
  const special = hours.special.find(({ day }) => day === today);
  const isUsualDay = (line: HoursView['lines'][number]): boolean =>
    today !== null && special === undefined && isOfWeekday(line, findWeekday(today));
  if (hours.lines.length === 0 && special === undefined) return <p>Call us for our hours.</p>;
  return (
    <table className={styles.hours}>
      <caption className="visually-hidden">Opening hours for {name}</caption>
      <tbody>
        {special !== undefined && <Row days={nameToday(special)} text={special.text} isToday />}
        {hours.lines.map((line) => (
          <Row key={line.days} {...line} isToday={isUsualDay(line)} />
        ))}
      </tbody>
    </table>
  );
};
