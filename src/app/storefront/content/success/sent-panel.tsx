import { FormSubjectCard } from '#src/app/storefront/vehicle-card/form-subject-card.tsx';
import { HoursTable } from '#src/locations/web/hours/hours-table.tsx';
import { OpenNow } from '#src/locations/web/hours/open-now.tsx';
import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import panels from '#src/ui/panel.module.css';
import type { SentView } from './build-sent-view.ts';
import styles from './sent-panel.module.css';

const Place = ({
  place: { name, address, phones, hours, directionsHref },
}: {
  readonly place: NonNullable<SentView['place']>;
}) => (
  <section className={styles.place} aria-labelledby="sent-place">
    <h2 id="sent-place">{name}</h2>
    <OpenNow hours={hours} />
    <HoursTable name={name} hours={hours} />
    <p>
      <a href={directionsHref} rel="noopener">
        {address}
      </a>
    </p>
    <p className={styles.phones}>
      {phones.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  </section>
);

/** @spec L4.06, L2.63 */
export const SentPanel = ({ sent: { subject, facts, calendarHref, place } }: { readonly sent: SentView }) => (
  <div className={`${panels.panel} ${styles.sent}`}>
    {subject !== null && <FormSubjectCard subject={subject} place="dialog" />}
    {facts.length > 0 && (
      <dl>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )}
    {calendarHref !== null && (
      <a className={buttons.outlined} href={calendarHref} download>
        <Icon name={pageIcons.calendar} />
        Add to calendar
      </a>
    )}
    {place !== null && <Place place={place} />}
  </div>
);
