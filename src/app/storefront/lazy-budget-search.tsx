import { lazyPart } from '#src/ui/late/lazy-part.ts';
// The styles load with the page, because the search is rendered before its script arrives.
import '#src/calculators/web/budget/budget-search.module.css';
import '#src/calculators/web/calculator.module.css';
import '#src/ui/fields/choice-field.module.css';
import '#src/ui/button.module.css';
import '#src/ui/slider.module.css';

export const LazyBudgetSearch = lazyPart(() =>
  import('#src/calculators/web/budget/budget-search.tsx').then((part) => part.BudgetSearch),
);
