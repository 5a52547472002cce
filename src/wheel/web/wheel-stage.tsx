import { type RefObject, useEffect, useRef, useState } from 'react';
import buttons from '#src/ui/button.module.css';
import type { WheelView } from '../view/wheel-view.ts';
import { OddsTable } from './odds-table.tsx';
import { ResultPanel } from './result-panel.tsx';
import { TurnForm } from './turn-form.tsx';
import { WheelDrawing } from './wheel-drawing.tsx';
import panels from './wheel-panel.module.css';
import styles from './wheel-stage.module.css';

const Way = ({ view }: { readonly view: WheelView }) => {
  if (view.result !== null) return <ResultPanel result={view.result} isTurning={view.isTurning} />;
  if (view.stage === 'ready') return <TurnForm view={view} />;
  if (view.stage !== 'signIn') return null;
  return (
    <p>
      <a className={buttons.filled} href={view.signInHref}>
        Sign in to spin the wheel
      </a>
    </p>
  );
};

const Rules = ({ view }: { readonly view: WheelView }) => (
  <div className={panels.quiet}>
    <p>
      {view.days}. The wider the slice, the better the odds. <a href={view.termsHref}>Promotion terms</a>
    </p>
    {view.permit !== null && <p>{view.permit}</p>}
  </div>
);

interface TurnEnd {
  readonly discRef: RefObject<SVGSVGElement | null>;
  readonly hasEnded: boolean;
}

/** Removes the query from the URL, so that a reload doesn't turn the wheel again. @spec L2.15 */
const useTurnEnd = (isTurning: boolean): TurnEnd => {
  const discRef = useRef<SVGSVGElement>(null);
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => {
    if (!isTurning) return undefined;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    let isGone = false;
    const turns = discRef.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(turns).then(() => {
      if (!isGone) setHasEnded(true);
    });
    return () => {
      isGone = true;
    };
  }, [isTurning]);
  return { discRef, hasEnded };
};

/** @spec L2.15 */
export const WheelStage = ({ view }: { readonly view: WheelView }) => {
  const { discRef, hasEnded } = useTurnEnd(view.isTurning);
  return (
    <div className={styles.stage}>
      <div className={styles.wheel}>
        <WheelDrawing {...view} discRef={discRef} />
      </div>
      <div className={styles.side}>
        <p className={styles.standing}>{view.standing}</p>
        <p role="status" className="visually-hidden">
          {hasEnded && view.result?.heading}
        </p>
        <Way view={view} />
        <OddsTable heading={view.oddsHeading} rows={view.odds} />
        <Rules view={view} />
      </div>
    </div>
  );
};
