import { Form, Link } from 'react-router';
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
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="unblock" />
          <input type="hidden" name="block" value={blockUuid} />
          <button type="submit" className={styles.unblock}>
            Unblock<span className="visually-hidden"> {time}</span>
          </button>
        </Form>
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

const Choices = ({ choices, label }: { readonly choices: CalendarView['spans']; readonly label: string }) =>
  choices.length > 0 && (
    <nav className={styles.choices} aria-label={label}>
      {choices.map(({ label: words, href, isCurrent }) => (
        <Link key={href} to={href} aria-current={isCurrent ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  );

export const AppointmentCalendar = ({ view }: { readonly view: CalendarView }) => (
  <>
    <div className={styles.bar}>
      <p className={styles.heading}>{view.heading}</p>
      <nav className={styles.choices} aria-label="Days">
        <Link to={view.previousHref}>Earlier</Link>
        <Link to={view.todayHref}>Today</Link>
        <Link to={view.nextHref}>Later</Link>
      </nav>
      <Choices choices={view.spans} label="Day or week" />
    </div>
    <Choices choices={view.locations} label="Locations" />
    {view.timeZoneNote !== null && <p className={styles.none}>{view.timeZoneNote}</p>}
    <div className={styles.days} data-span={view.span}>
      {view.days.map((day) => (
        <Day key={day.day} day={day} />
      ))}
    </div>
  </>
);
