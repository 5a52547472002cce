import { accountPaths } from '#src/lib/account-paths.ts';
import buttons from '#src/ui/button.module.css';
import { signInFields } from '../rules/sign-in-step.ts';
import type { AccountDevice, AccountView } from '../view/build-account-view.ts';
import styles from './account-section.module.css';

interface DeviceRowProps {
  readonly device: AccountDevice;
  readonly path: string;
}

const DeviceRow = ({ device, path }: DeviceRowProps) => (
  <li>
    <p>
      <strong>{device.name}</strong>
      {device.isThis && <span className={styles.mark}>This device</span>}
      <span className={styles.since}>{`Signed in on ${device.signedIn}`}</span>
    </p>
    {!device.isThis && (
      <form method="post" action={accountPaths.signInDevices}>
        <input type="hidden" name={signInFields.session} value={device.sessionUuid} />
        <input type="hidden" name={signInFields.redirect} value={path} />
        <button type="submit" className={buttons.plain}>
          Sign out
          <span className="visually-hidden">{` ${device.name}, signed in on ${device.signedIn}`}</span>
        </button>
      </form>
    )}
  </li>
);

/** @spec D.28, B3.19 */
export const AccountSection = ({ account }: { readonly account: AccountView }) => {
  const { maskedPhone, devices, path } = account;
  return (
    <section className={styles.account} aria-labelledby="account-title">
      <div className={styles.head}>
        <div>
          <h2 id="account-title">Your devices</h2>
          <p className={styles.since}>
            Signed in as <strong className={styles.phone}>{maskedPhone}</strong>
          </p>
        </div>
        <form method="post" action={accountPaths.signOut}>
          <button type="submit" className={buttons.outlined}>
            Sign out
          </button>
        </form>
      </div>
      <ul>
        {devices.map((device) => (
          <DeviceRow key={device.sessionUuid} device={device} path={path} />
        ))}
      </ul>
      {devices.length > 1 && (
        <form method="post" action={accountPaths.signInDevices}>
          <input type="hidden" name={signInFields.redirect} value={path} />
          <button type="submit" className={buttons.plain}>
            Sign out of all other devices
          </button>
        </form>
      )}
    </section>
  );
};
