import { Form, useRevalidator } from 'react-router';
import buttons from '#src/ui/button.module.css';
import kit from '#src/ui/desk/desk.module.css';
import { IntentForm } from '#src/ui/desk/intent-form.tsx';
import { Section } from '#src/ui/desk/part.tsx';
import { DataFields } from '#src/ui/fields/data-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { NoticesView } from '../../view/notices/build-notices-view.ts';
import styles from './notices.module.css';
import { usePush } from './use-push.ts';

interface NoticesFormProps {
  readonly view: NoticesView;
  readonly workerHref: string;
  readonly subscribeHref: string;
}

const Choices = ({ kinds }: Pick<NoticesView, 'kinds'>) => (
  <table className={styles.choices}>
    <thead>
      <tr>
        <th scope="col">Notify me when</th>
        {kinds[0]?.channels.map(({ channel, label }) => (
          <th key={channel} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {kinds.map(({ kind, label, channels }) => (
        <tr key={kind}>
          <th scope="row">{label}</th>
          {channels.map(({ channel, label: way, isChosen }) => (
            <td key={channel}>
              <label>
                <input type="checkbox" name={kind} value={channel} defaultChecked={isChosen} />
                <span className="visually-hidden">
                  {label}: {way}
                </span>
              </label>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Browsers = ({ view, workerHref, subscribeHref }: NoticesFormProps) => {
  const revalidator = useRevalidator();
  const { pushKey, browsers } = view;
  const push = usePush({ workerHref, subscribeHref, pushKey, onDone: () => void revalidator.revalidate() });
  return (
    <>
      <h3>Push notifications</h3>
      {browsers.length > 0 && (
        <ul className={kit.rows}>
          {browsers.map(({ subscriptionUuid, device, facts, isGone }) => (
            <li key={subscriptionUuid}>
              <p>
                <strong>{device}</strong>
              </p>
              <p className={isGone ? styles.gone : kit.quiet}>{facts}</p>
              <IntentForm intent="removeBrowser" look="danger" hidden={[{ name: 'id', value: subscriptionUuid }]}>
                Remove<span className="visually-hidden"> {device}</span>
              </IntentForm>
            </li>
          ))}
        </ul>
      )}
      <div data-needs="scripts">
        {push.state === 'unsupported' && (
          <p className={kit.quiet}>
            This browser doesn’t support push notifications. On an iPhone, add the desk to the home screen first.
          </p>
        )}
        {push.state === 'blocked' && (
          <p className={kit.quiet}>Notifications from the desk are blocked in this browser’s settings.</p>
        )}
        {(push.state === 'off' || push.state === 'on') && (
          <button type="button" className={buttons.outlined} disabled={push.isBusy} onClick={() => void push.turnOn()}>
            {push.state === 'on' ? 'Set this browser up again' : 'Turn on in this browser'}
          </button>
        )}
        {push.problem !== null && (
          <p role="alert" className={styles.gone}>
            {push.problem}
          </p>
        )}
      </div>
      <p data-needs="noScripts" className={kit.quiet}>
        Push notifications need JavaScript.
      </p>
    </>
  );
};

export const NoticesForm = (props: NoticesFormProps) => {
  const { view } = props;
  return (
    <Section id="notices" title="Notifications">
      <Form method="post" className={kit.form} preventScrollReset>
        <input type="hidden" name="intent" value="notices" />
        <Choices kinds={view.kinds} />
        <div className={kit.fields}>
          <TextField
            error={null}
            isOptional
            id="mobile"
            name="mobile"
            type="tel"
            label="Mobile for SMS"
            autoComplete="tel"
            maxLength={40}
            defaultValue={view.mobile}
          />
          <DataFields
            form="quiet"
            fields={[
              { name: 'quietFrom', label: 'Quiet hours from', type: 'time', value: view.quietFrom, isOptional: true },
              { name: 'quietTo', label: 'Quiet hours until', type: 'time', value: view.quietTo, isOptional: true },
            ]}
          />
        </div>
        <p className={kit.quiet}>Nothing is sent in quiet hours. Anything still relevant is sent afterwards.</p>
        <button type="submit" className={buttons.outlined}>
          Save notifications
        </button>
      </Form>
      <Browsers {...props} />
    </Section>
  );
};
