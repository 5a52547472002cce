import { Form, useNavigation } from 'react-router';
import buttons from '#src/ui/button.module.css';
import kit from '#src/ui/desk/desk.module.css';
import { IntentForm } from '#src/ui/desk/intent-form.tsx';
import { Problem } from '#src/ui/desk/notice.tsx';
import { Section } from '#src/ui/desk/part.tsx';
import { Ticks } from '#src/ui/desk/ticks.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { StaffRow, StaffView } from '../view/build-staff-view.ts';
import styles from './staff-page.module.css';

interface ScopeProps {
  readonly view: StaffView;
  readonly locationIds: readonly number[] | null;
  readonly chosenCategories: readonly string[] | null;
}

const ScopeFields = ({ view, locationIds, chosenCategories }: ScopeProps) => (
  <>
    {view.locations.length > 1 && (
      <Ticks
        legend="Only these locations (leave unticked for all)"
        name="location"
        options={view.locations.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={locationIds ?? []}
      />
    )}
    <Ticks
      legend="Only these leads (leave unticked for all)"
      name="category"
      options={view.categories.map((category) => ({ value: category, label: category }))}
      chosen={chosenCategories ?? []}
    />
  </>
);

const RoleField = ({
  id,
  view,
  chosen,
}: {
  readonly id: string;
  readonly view: StaffView;
  readonly chosen: string;
}) => (
  <SelectField error={null} id={id} name="role" label="Role" prompt={null} defaultValue={chosen} options={view.roles} />
);

const MemberForms = ({ view, member }: { readonly view: StaffView; readonly member: StaffRow }) => {
  const isSaving = useNavigation().state !== 'idle';
  return (
    <details className={kit.disclosure}>
      <summary>
        Change<span className="visually-hidden"> {member.name}’s access</span>
      </summary>
      <Form method="post" className={kit.form}>
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="id" value={member.personUuid} />
        <RoleField id={`role-${member.personUuid}`} view={view} chosen={member.role} />
        <ScopeFields view={view} locationIds={member.locationIds} chosenCategories={member.categories} />
        <button type="submit" className={buttons.outlined} disabled={isSaving}>
          Save access
        </button>
      </Form>
      <IntentForm intent="end" look="danger" hidden={[{ name: 'id', value: member.personUuid }]} isDisabled={isSaving}>
        Remove {member.name}’s access
      </IntentForm>
    </details>
  );
};

const Invite = ({ view }: { readonly view: StaffView }) => (
  <Section id="invite" title="Invite someone">
    <Form method="post" className={kit.form} key={view.invitations.length}>
      <input type="hidden" name="intent" value="invite" />
      <TextField
        error={null}
        id="invite-email"
        name="email"
        type="email"
        label="Work email"
        maxLength={254}
        autoComplete="off"
      />
      <RoleField id="invite-role" view={view} chosen="sales" />
      <details className={kit.disclosure}>
        <summary>What each role can do</summary>
        <dl className={styles.roles}>
          {view.roles.map(({ value, label, can }) => (
            <div key={value}>
              <dt>{label}</dt>
              <dd>{can}</dd>
            </div>
          ))}
        </dl>
      </details>
      <details className={kit.disclosure}>
        <summary>Limit what they see</summary>
        <div className={kit.form}>
          <ScopeFields view={view} locationIds={null} chosenCategories={null} />
        </div>
      </details>
      <button type="submit" className={buttons.filled} disabled={useNavigation().state !== 'idle'}>
        Send invitation
      </button>
    </Form>
  </Section>
);

const Invitations = ({ invitations }: Pick<StaffView, 'invitations'>) => (
  <Section id="invited" title="Invited">
    <ul className={kit.rows}>
      {invitations.map(({ invitationUuid, email, role, openUntil }) => (
        <li key={invitationUuid}>
          <p>
            <strong>{email}</strong>
          </p>
          <p className={kit.quiet}>
            {role} · valid until {openUntil}
          </p>
          <IntentForm intent="revoke" look="danger" hidden={[{ name: 'id', value: invitationUuid }]}>
            Withdraw<span className="visually-hidden"> the invitation to {email}</span>
          </IntentForm>
        </li>
      ))}
    </ul>
  </Section>
);

export const StaffPage = ({ view, problem }: { readonly view: StaffView; readonly problem: string | null }) => (
  <div className={`${kit.compact} ${kit.page} ${styles.page}`}>
    <h1>Staff</h1>
    <Problem text={problem} />
    <ul className={kit.rows}>
      {view.members.map((member) => (
        <li key={member.personUuid}>
          <p>
            <strong>{member.name}</strong>
            {member.isSelf && ' (you)'}
          </p>
          <p className={kit.quiet}>
            {member.roleName} · {member.scope} · {member.email}
          </p>
          {view.canManage && <MemberForms view={view} member={member} />}
        </li>
      ))}
    </ul>
    {view.invitations.length > 0 && <Invitations invitations={view.invitations} />}
    {view.canManage && <Invite view={view} />}
  </div>
);
