import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import buttons from '#src/ui/button.module.css';
import kit from '#src/ui/desk/desk.module.css';
import { IntentForm } from '#src/ui/desk/intent-form.tsx';
import { AreaField } from '#src/ui/fields/area-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import type { LeadPageView } from '../view/build-lead-page-view.ts';
import styles from './lead-forms.module.css';

const useIsSaving = (): boolean => useNavigation().formMethod === 'POST';

const nobody = 'nobody';

const AssignForm = ({ view }: { readonly view: LeadPageView }) => {
  const current = view.assignees.find(({ name }) => name === view.assignee?.name)?.personUuid ?? nobody;
  return (
    <Form method="post" className={kit.line} preventScrollReset key={current}>
      <input type="hidden" name="intent" value="assign" />
      <SelectField
        error={null}
        id="assignee"
        name="assignee"
        label="Assigned to"
        prompt={null}
        defaultValue={current}
        options={[
          { value: nobody, label: 'Unassigned' },
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
    <Form method="post" className={kit.form} preventScrollReset>
      <input type="hidden" name="intent" value="stage" />
      <div className={kit.line}>
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
      {/* Without scripts, the reason is always shown. */}
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

export const LeadControls = ({ view }: { readonly view: LeadPageView }) => {
  const isSaving = useIsSaving();
  return (
    <section className={`${kit.panel} ${styles.progress}`} aria-label="Progress">
      <p className={styles.owner}>
        {view.assignee === null && 'Unassigned'}
        {view.assignee?.isSelf === true && 'Assigned to you'}
        {view.assignee?.isSelf === false && `Assigned to ${view.assignee.name}`}
      </p>
      <div className={kit.buttons}>
        {view.canTake && (
          <IntentForm intent="take" look="filled" isDisabled={isSaving}>
            Assign to me
          </IntentForm>
        )}
        {view.canGiveBack && (
          <IntentForm intent="giveBack" look="outlined" isDisabled={isSaving}>
            Unassign
          </IntentForm>
        )}
      </div>
      {view.assignees.length > 0 && <AssignForm view={view} />}
      {view.canWork && <StageForm view={view} key={`${view.stage} ${view.lostReason}`} />}
    </section>
  );
};

export const NoteForm = ({ typed }: { readonly typed: string }) => (
  <Form method="post" className={`${kit.compact} ${kit.form} ${styles.note}`} preventScrollReset>
    <input type="hidden" name="intent" value="note" />
    <AreaField error={null} id="note" name="note" label="Note" rows={2} maxLength={5000} defaultValue={typed} />
    <button type="submit" className={buttons.outlined} disabled={useIsSaving()}>
      Add note
    </button>
  </Form>
);
