import type { HoursView } from '#src/locations/view/hours/build-hours-view.ts';
import { describeOpenNow } from '../../view/hours/describe-open-now.ts';
import styles from './open-now.module.css';
import { useMinute } from './use-minute.ts';

/** The server renders an empty line, so that the page doesn't shift when the browser fills it. @spec L1.03 */
export const OpenNow = ({ hours }: { readonly hours: HoursView }) => {
  const now = useMinute();
  const state = now === null ? null : describeOpenNow(hours, now);
  return (
    <div className={styles.line} data-is-open={state?.isOpen || undefined}>
      {state?.text}
    </div>
  );
};
