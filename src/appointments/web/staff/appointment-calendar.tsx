import { Link } from 'react-router';
import { IntentForm } from '#src/ui/desk/intent-form.tsx';
import { Tabs } from '#src/ui/desk/tabs.tsx';
import type { CalendarDay, CalendarItem, CalendarView } from '../../view/staff/build-appointment-desk-view.ts';
import styles from './appointment-calendar.module.css';

const Item = ({ item: { time, title, text, href, blockUuid } }: { readonly item: CalendarItem }) => {
  const content = (
    <>
      <span className={styles.time}>{time}</span>
      <span className={styles.title}>{title}</span>
      {text !== null && <span className={styles.text}>{text}</span>}
    </>
  );
  if (href !== null) {
    return (
      <Link to={href} className={styles.item}>
        {content}
      </Link>
    );
  }
  return (
    <div className={styles.item} data-blocked="">
      {content}
      {blockUuid !== null && (
        <IntentForm intent="unblock" look="text" hidden={[{ name: 'block', value: blockUuid }]}>
          Unblock<span className="visually-hidden"> {time}</span>
        </IntentForm>
      )}
    </div>
  );
};

const Day = ({ day: { day, name, isToday, items } }: { readonly day: CalendarDay }) => (
  <section className={styles.day} aria-label={name} data-today={isToday ? '' : undefined}>
    <h2>
      <time dateTime={day}>{name}</time>
      {isToday && ' · today'}
    </h2>
    {items.length === 0 ? (
      <p className={styles.none}>None</p>
    ) : (
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    )}
  </section>
);

const listSteps = ({ previousHref, todayHref, nextHref }: CalendarView) =>
  [
    { label: 'Earlier', href: previousHref },
    { label: 'Today', href: todayHref },
    { label: 'Later', href: nextHref },
  ].map((step) => ({ ...step, isCurrent: false }));

export const AppointmentCalendar = ({ view }: { readonly view: CalendarView }) => (
  <>
    <div className={styles.bar}>
      <p className={styles.heading}>{view.heading}</p>
      <Tabs label="Days" tabs={listSteps(view)} />
      <Tabs label="Day or week" tabs={view.spans} />
    </div>
    <Tabs label="Locations" tabs={view.locations} />
    {view.timeZoneNote !== null && <p className={styles.none}>{view.timeZoneNote}</p>}
    <div className={styles.days} data-span={view.span}>
      {view.days.map((day) => (
        <Day key={day.day} day={day} />
      ))}
    </div>
  </>
);
