import { Form, useNavigation } from 'react-router';
import buttons from '#src/ui/button.module.css';
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
      <fieldset className={styles.ticks}>
        <legend>Only these locations (none ticked: all)</legend>
        {view.locations.map(({ id, name }) => (
          <label key={id}>
            <input type="checkbox" name="location" value={id} defaultChecked={locationIds?.includes(id) ?? false} />
            {name}
          </label>
        ))}
      </fieldset>
    )}
    <fieldset className={styles.ticks}>
      <legend>Only these leads (none ticked: all)</legend>
      {view.categories.map((category) => (
        <label key={category}>
          <input
            type="checkbox"
            name="category"
            value={category}
            defaultChecked={chosenCategories?.includes(category) ?? false}
          />
          {category}
        </label>
      ))}
    </fieldset>
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
  <SelectField
    error={null}
    id={id}
    name="role"
    label="Role"
    prompt={null}
    defaultValue={chosen}
    options={view.roles.map(({ value, label, can }) => ({ value, label: `${label}: ${can}` }))}
  />
);

const MemberForms = ({ view, member }: { readonly view: StaffView; readonly member: StaffRow }) => {
  const isSaving = useNavigation().state !== 'idle';
  return (
    <details className={styles.edit}>
      <summary>
        Change<span className="visually-hidden"> {member.name}’s access</span>
      </summary>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="id" value={member.personUuid} />
        <RoleField id={`role-${member.personUuid}`} view={view} chosen={member.role} />
        <ScopeFields view={view} locationIds={member.locationIds} chosenCategories={member.categories} />
        <button type="submit" className={buttons.outlined} disabled={isSaving}>
          Save access
        </button>
      </Form>
      <Form method="post">
        <input type="hidden" name="intent" value="end" />
        <input type="hidden" name="id" value={member.personUuid} />
        <button type="submit" className={styles.danger} disabled={isSaving}>
          End {member.name}’s access
        </button>
      </Form>
    </details>
  );
};

const Invite = ({ view }: { readonly view: StaffView }) => (
  <section className={styles.part} aria-labelledby="invite">
    <h2 id="invite">Invite someone</h2>
    <Form method="post" className={styles.form} key={view.invitations.length}>
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
      <details>
        <summary>Limit what they see</summary>
        <div className={styles.form}>
          <ScopeFields view={view} locationIds={null} chosenCategories={null} />
        </div>
      </details>
      <button type="submit" className={buttons.filled} disabled={useNavigation().state !== 'idle'}>
        Send invitation
      </button>
    </Form>
  </section>
);

const Invitations = ({ invitations }: Pick<StaffView, 'invitations'>) => (
  <section className={styles.part} aria-labelledby="invited">
    <h2 id="invited">Invited</h2>
    <ul className={styles.rows}>
      {invitations.map(({ invitationUuid, email, role, openUntil }) => (
        <li key={invitationUuid}>
          <p>
            <strong>{email}</strong>
          </p>
          <p className={styles.quiet}>
            {role} · open until {openUntil}
          </p>
          <Form method="post">
            <input type="hidden" name="intent" value="revoke" />
            <input type="hidden" name="id" value={invitationUuid} />
            <button type="submit" className={styles.danger}>
              Withdraw<span className="visually-hidden"> the invitation of {email}</span>
            </button>
          </Form>
        </li>
      ))}
    </ul>
  </section>
);

export const StaffPage = ({ view, problem }: { readonly view: StaffView; readonly problem: string | null }) => (
  <div className={styles.page}>
    <h1>Staff</h1>
    {problem !== null && (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    )}
    <ul className={styles.rows}>
      {view.members.map((member) => (
        <li key={member.personUuid}>
          <p>
            <strong>{member.name}</strong>
            {member.isSelf && ' (you)'}
          </p>
          <p className={styles.quiet}>
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
