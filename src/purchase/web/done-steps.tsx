import panels from '#src/ui/panel.module.css';
import type { DoneStep } from '../view/purchase-view.ts';

/** @spec D.41 */
export const DoneSteps = ({ steps }: { readonly steps: readonly DoneStep[] }) =>
  steps.map(({ title, text, changeHref }) => (
    <section key={title} className={panels.done}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {changeHref !== null && (
        <a href={changeHref}>
          Change<span className="visually-hidden"> {title}</span>
        </a>
      )}
    </section>
  ));
