import { useId, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import buttons from '#src/ui/button.module.css';
import kit from '#src/ui/desk/desk.module.css';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { TaskView } from '../view/build-task-view.ts';
import styles from './task-forms.module.css';

const useIsSaving = (): boolean => useNavigation().formMethod === 'POST';

const OpenTasks = ({ open }: Pick<TaskView, 'open'>) => {
  const isSaving = useIsSaving();
  return (
    <ul className={styles.tasks}>
      {open.map(({ taskUuid, text, due, isDue }) => (
        <li key={taskUuid}>
          <span>
            {text}
            <span className={styles.when} data-due={isDue || undefined}>
              {isDue ? `Due since ${due}` : due}
            </span>
          </span>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="task" value={taskUuid} />
            <button
              type="submit"
              name="intent"
              value="finish"
              className={buttons.outlined}
              aria-label={`Done: ${text}`}
              disabled={isSaving}
            >
              Done
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
};

const TaskForm = ({ view }: { readonly view: TaskView }) => {
  const id = useId();
  // Keeps the id when other people's changes reload the page, so that a form sent twice adds one task.
  const [taskUuid] = useState(view.newUuid);
  return (
    <Form method="post" className={kit.form} preventScrollReset>
      <input type="hidden" name="intent" value="task" />
      <input type="hidden" name="task" value={taskUuid} />
      <TextField error={null} id={`${id}-text`} name="text" label="What to do" maxLength={500} />
      <TextField
        error={null}
        id={`${id}-due`}
        name="due"
        type="datetime-local"
        label="When"
        defaultValue={view.suggested}
      />
      <button type="submit" className={buttons.outlined} disabled={useIsSaving()}>
        Add task
      </button>
    </Form>
  );
};

const SnoozeForm = ({ view }: { readonly view: TaskView }) => {
  const id = useId();
  const isSaving = useIsSaving();
  return (
    <Form method="post" className={kit.form} preventScrollReset>
      <input type="hidden" name="intent" value="snooze" />
      <div className={kit.buttons}>
        {view.choices.map(({ label, atMs }) => (
          <button key={label} type="submit" name="until" value={atMs} className={buttons.outlined} disabled={isSaving}>
            {label}
          </button>
        ))}
      </div>
      <div className={kit.line}>
        <TextField
          error={null}
          id={`${id}-until`}
          name="untilField"
          type="datetime-local"
          label="Until"
          defaultValue={view.suggested}
        />
        <button type="submit" className={buttons.outlined} disabled={isSaving}>
          Snooze
        </button>
      </div>
    </Form>
  );
};

export const TaskForms = ({ view }: { readonly view: TaskView }) => (
  <section className={`${kit.fold} ${styles.plan}`} aria-label="Tasks">
    {view.open.length > 0 && <OpenTasks open={view.open} />}
    {(view.snoozedUntil !== null || view.reminder !== null) && (
      <Form method="post" className={styles.snoozed} preventScrollReset>
        <p>{view.reminder ?? `Snoozed until ${view.snoozedUntil}`}</p>
        <button type="submit" name="intent" value="wake" className={buttons.outlined}>
          {view.reminder === null ? 'End snooze' : 'Dismiss'}
        </button>
      </Form>
    )}
    <details>
      <summary>Add a task</summary>
      <TaskForm view={view} key={view.storedUuids.length} />
    </details>
    {view.snoozedUntil === null && (
      <details>
        <summary>Snooze</summary>
        <SnoozeForm view={view} />
      </details>
    )}
  </section>
);
