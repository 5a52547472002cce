import { lazyPart } from '#src/ui/late/lazy-part.ts';
// Their styles come with the page: the search by budget is drawn before its own script is there.
import '#src/calculators/web/budget/budget-search.module.css';
import '#src/calculators/web/calculator.module.css';
import '#src/ui/fields/choice-field.module.css';
import '#src/ui/button.module.css';
import '#src/ui/slider.module.css';

/** The search by budget, drawn with the page; its script comes after the page's own. */
export const LazyBudgetSearch = lazyPart(() =>
  import('#src/calculators/web/budget/budget-search.tsx').then((part) => part.BudgetSearch),
);
