import type { WheelView } from '#src/wheel/view/wheel-view.ts';
import { WheelStage } from '#src/wheel/web/wheel-stage.tsx';
import styles from './wheel-page.module.css';

/** @spec L2.15 */
export const WheelPage = ({ view }: { readonly view: WheelView }) => (
  <div className={`page-width ${styles.page}`}>
    <div className={styles.head}>
      <h1>{view.heading}</h1>
      <p>{view.lead}</p>
    </div>
    <WheelStage view={view} />
  </div>
);
