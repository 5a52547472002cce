import { ProblemBox } from '#src/ui/fields/problem-box.tsx';
import { ProblemList } from '#src/ui/fields/problem-list.tsx';
import { valuationAnchors } from '../rules/build-valuation-address.ts';
import type { TradeInFlowView } from '../view/build-trade-in-flow.ts';

/** @spec L2.57, L2.52 */
export const FlowProblems = ({ problems }: Pick<TradeInFlowView, 'problems'>) =>
  problems.length > 0 && (
    <ProblemBox id={valuationAnchors.problem}>
      <ProblemList heading="h3" problems={problems} />
    </ProblemBox>
  );
