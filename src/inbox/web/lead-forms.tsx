import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import buttons from '#src/ui/button.module.css';
import { AreaField } from '#src/ui/fields/area-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import type { LeadPageView } from '../view/build-lead-page-view.ts';
import styles from './lead-forms.module.css';

const useIsSaving = (): boolean => useNavigation().formMethod === 'POST';

const IntentButton = ({
  intent,
  label,
  look,
}: {
  readonly intent: 'take' | 'giveBack';
  readonly label: string;
  readonly look: 'filled' | 'outlined';
}) => {
  const isSaving = useIsSaving();
  return (
    <Form method="post" preventScrollReset>
      <button type="submit" name="intent" value={intent} className={buttons[look]} disabled={isSaving}>
        {label}
      </button>
    </Form>
  );
};

/** Stands for an unassigned lead. */
const nobody = 'nobody';

const AssignForm = ({ view }: { readonly view: LeadPageView }) => {
  const current = view.assignees.find(({ name }) => name === view.assignee?.name)?.personUuid ?? nobody;
  return (
    <Form method="post" className={styles.line} preventScrollReset key={current}>
      <input type="hidden" name="intent" value="assign" />
      <SelectField
        error={null}
        id="assignee"
        name="assignee"
        label="Assigned to"
        prompt={null}
        defaultValue={current}
        options={[
          { value: nobody, label: 'Nobody' },
          ...view.assignees.map(({ personUuid, name }) => ({ value: personUuid, label: name })),
        ]}
      />
      <button type="submit" className={buttons.outlined} disabled={useIsSaving()}>
        Assign
      </button>
    </Form>
  );
};

const StageForm = ({ view }: { readonly view: LeadPageView }) => {
  const [stage, setStage] = useState<string>(view.stage);
  return (
    <Form method="post" className={styles.stage} preventScrollReset>
      <input type="hidden" name="intent" value="stage" />
      <div className={styles.line}>
        <SelectField
          error={null}
          id="stage"
          name="stage"
          label="Stage"
          prompt={null}
          value={stage}
          onChange={(event) => setStage(event.currentTarget.value)}
          options={view.stages}
        />
        <button type="submit" className={buttons.outlined} disabled={useIsSaving()}>
          Save
        </button>
      </div>
      {/* Without scripts, the reason is always there. */}
      <div data-needs={stage === 'lost' ? undefined : 'noScripts'}>
        <SelectField
          error={null}
          id="lost-reason"
          name="lostReason"
          label="Reason, if lost"
          prompt="Choose a reason"
          isOptional={stage !== 'lost'}
          defaultValue={view.lostReason ?? ''}
          options={view.lostReasons}
        />
      </div>
    </Form>
  );
};

export const LeadControls = ({ view }: { readonly view: LeadPageView }) => (
  <section className={styles.controls} aria-label="Progress">
    <p className={styles.owner}>
      {view.assignee === null && 'Nobody has this lead yet.'}
      {view.assignee?.isSelf === true && 'This lead is yours.'}
      {view.assignee?.isSelf === false && `${view.assignee.name} has this lead.`}
    </p>
    <div className={styles.buttons}>
      {view.canTake && <IntentButton intent="take" label="Take this lead" look="filled" />}
      {view.canGiveBack && <IntentButton intent="giveBack" label="Give back" look="outlined" />}
    </div>
    {view.assignees.length > 0 && <AssignForm view={view} />}
    {view.canWork && <StageForm view={view} key={`${view.stage} ${view.lostReason}`} />}
  </section>
);

export const NoteForm = ({ typed }: { readonly typed: string }) => (
  <Form method="post" className={styles.note} preventScrollReset>
    <input type="hidden" name="intent" value="note" />
    <AreaField error={null} id="note" name="note" label="Note" rows={2} maxLength={5000} defaultValue={typed} />
    <button type="submit" className={buttons.outlined} disabled={useIsSaving()}>
      Add note
    </button>
  </Form>
);
