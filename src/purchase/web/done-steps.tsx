import panels from '#src/ui/panel.module.css';
import type { DoneStep } from '../view/purchase-view.ts';

/** The questions that are answered, each as one line with the way back. @spec D.41 */
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
