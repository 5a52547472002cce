import { ProblemBox } from '#src/ui/fields/problem-box.tsx';
import { ProblemList } from '#src/ui/fields/problem-list.tsx';
import type { WheelView } from '../view/wheel-view.ts';
import { turnFieldId } from './turn-field-id.ts';

/** What is wrong with the form, over its fields. @spec L2.15, L2.52 */
export const TurnAlert = ({ problems }: Pick<WheelView, 'problems'>) =>
  problems.length > 0 && (
    <ProblemBox>
      <ProblemList
        heading="h3"
        problems={problems.map(({ field, message }) => ({ fieldId: turnFieldId(field), message }))}
      />
    </ProblemBox>
  );
