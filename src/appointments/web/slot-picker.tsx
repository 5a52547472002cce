import type { ChangeEvent } from 'react';
import { findErrorId } from '#src/ui/fields/describe-field.ts';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import tick from '#src/ui/fields/tick-row.module.css';
import { dayName, noTime, slotName } from '../rules/appointment-fields.ts';
import type { PickerDayView, SlotPickerView, SlotView } from '../view/build-slot-picker.ts';
import { type DayPart, dayParts } from '../view/describe-time.ts';
import styles from './slot-picker.module.css';

interface DayProps {
  readonly day: PickerDayView;
  readonly isOpen: boolean;
  readonly chosen: string | null;
}

const DayCell = ({ day, isOpen }: Omit<DayProps, 'chosen'>) => (
  <label className={styles.day}>
    <input type="radio" name={dayName} value={day.day} defaultChecked={isOpen} disabled={day.note !== null} />
    <span className={styles.date} aria-hidden="true">
      <span>{day.weekday}</span>
      <b>{day.number}</b>
      <span>{day.shortNote ?? day.month}</span>
    </span>
    <span className="visually-hidden">
      {day.label}
      {day.note !== null && `, ${day.note}`}
    </span>
  </label>
);

const TimeCell = ({ value, label, chosen }: { value: string; label: string; chosen: string | null }) => (
  <label className={styles.time}>
    <input type="radio" name={slotName} value={value} defaultChecked={value === chosen} />
    <span>{label}</span>
  </label>
);

interface DayPartTimesProps {
  readonly part: DayPart;
  readonly slots: readonly SlotView[];
  readonly chosen: string | null;
}

const DayPartTimes = ({ part, slots, chosen }: DayPartTimesProps) =>
  slots.length > 0 && (
    <fieldset className={styles.part}>
      <legend>{part}</legend>
      {slots.map(({ value, label }) => (
        <TimeCell key={value} value={value} label={label} chosen={chosen} />
      ))}
    </fieldset>
  );

const Day = ({ day, isOpen, chosen }: DayProps) => (
  <>
    <DayCell day={day} isOpen={isOpen} />
    {day.slots.length > 0 && (
      <fieldset className={styles.times}>
        <legend>{day.label}</legend>
        {dayParts.map((part) => (
          <DayPartTimes key={part} part={part} slots={day.slots.filter((slot) => slot.part === part)} chosen={chosen} />
        ))}
      </fieldset>
    )}
  </>
);

/** Clears the chosen time when the day changes, because the form would still send it. */
const clearOtherTime = ({ target, currentTarget }: ChangeEvent<HTMLFieldSetElement>): void => {
  if (!(target instanceof HTMLInputElement) || target.name !== dayName) return;
  for (const time of currentTarget.querySelectorAll<HTMLInputElement>(`input[name="${slotName}"]:checked`)) {
    if (time.value !== noTime) time.checked = false;
  }
};

interface SlotPickerProps {
  readonly id: string;
  readonly picker: SlotPickerView;
  readonly chosen: string | null;
  readonly error: string | null;
}

/** @spec L2.53, B7.20 */
export const SlotPicker = ({ id, picker, chosen, error }: SlotPickerProps) => {
  const { days, openDay, notes } = picker;
  const isFull = openDay === null;
  return (
    <fieldset
      id={id}
      className={styles.picker}
      tabIndex={-1}
      aria-describedby={findErrorId(id, error)}
      onChange={clearOtherTime}
    >
      <legend>Choose a day and time (optional)</legend>
      <FieldError fieldId={id} error={error} />
      {isFull ? (
        <p>We’re fully booked online. Send the form and we’ll call to arrange a time.</p>
      ) : (
        <div className={styles.days}>
          {days.map((day) => (
            <Day key={day.day} day={day} isOpen={day.day === openDay} chosen={chosen} />
          ))}
        </div>
      )}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <label className={tick.row}>
        <input type="radio" name={slotName} value={noTime} defaultChecked={isFull || chosen === noTime} />
        <span>No suitable time, or not sure yet? We’ll call to arrange one</span>
      </label>
    </fieldset>
  );
};
