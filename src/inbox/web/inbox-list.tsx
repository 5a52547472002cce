import { type RefObject, useId, useRef, useState } from 'react';
import { Form, Link } from 'react-router';
import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { maxSearchLength } from '../rules/inbox-query.ts';
import type { InboxListView } from '../view/build-inbox-view.ts';
import { inboxIcons } from './inbox-icons.ts';
import styles from './inbox-list.module.css';
import { InboxRow } from './inbox-row.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { useInboxKeys } from './use-inbox-keys.ts';

interface InboxListProps {
  readonly view: InboxListView;
  readonly listHref: string;
  readonly isLive: boolean;
}

const Tabs = ({ tabs }: Pick<InboxListView, 'tabs'>) => (
  <nav className={styles.tabs} aria-label="Views">
    {tabs.map(({ view, label, href, isCurrent, count }) => (
      <Link key={view} to={href} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
        {label}
        {count !== null && (
          <span className={styles.count} data-view={view}>
            {count}
          </span>
        )}
      </Link>
    ))}
  </nav>
);

interface FiltersProps extends Pick<InboxListProps, 'view' | 'listHref'> {
  readonly search: RefObject<HTMLInputElement | null>;
}

interface FilterSelectProps {
  readonly name: string;
  readonly label: string;
  readonly prompt: string;
  readonly value: string | number | null;
  readonly options: readonly { readonly value: string | number; readonly label: string }[];
}

const FilterSelect = ({ name, label, prompt, value, options }: FilterSelectProps) => (
  <span className={styles.select}>
    <select
      name={name}
      aria-label={label}
      defaultValue={value ?? ''}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      <option value="">{prompt}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <Icon name="chevronDown" size="small" />
  </span>
);

const Filters = ({ view, listHref, search }: FiltersProps) => {
  const { query, categories, locations, colleagues } = view;
  const [hasSelects, setHasSelects] = useState(
    query.category !== null || query.locationId !== null || query.assigneeUuid !== null,
  );
  // A colleague's leads are in the view 'mine'. Once the colleague is cleared, the form lists all leads.
  const shownView = query.assigneeUuid === null ? query.view : 'all';
  const selectsId = useId();
  return (
    <Form action={listHref} className={styles.filters} role="search" key={JSON.stringify(query)}>
      {shownView !== 'unassigned' && <input type="hidden" name="view" value={shownView} />}
      <div className={styles.search}>
        <Icon name="search" size="small" />
        <input
          ref={search}
          type="search"
          name="q"
          aria-label="Search leads"
          placeholder="Name, phone, email, vehicle, rego"
          defaultValue={query.text}
          maxLength={maxSearchLength}
        />
      </div>
      <button
        type="button"
        className={`icon-button ${styles.toggle}`}
        aria-label="Filters"
        aria-expanded={hasSelects}
        aria-controls={selectsId}
        data-needs="scripts"
        onClick={() => setHasSelects(!hasSelects)}
      >
        <Icon name="filter" />
      </button>
      {/* Without scripts, the filters are always shown. */}
      <div id={selectsId} className={styles.selects} data-needs={hasSelects ? undefined : 'noScripts'}>
        <FilterSelect
          name="category"
          label="Category"
          prompt="All categories"
          value={query.category}
          options={categories.map((value) => ({ value, label: value.replace(/ Enquiry$/, '') }))}
        />
        {locations.length > 1 && (
          <FilterSelect
            name="location"
            label="Location"
            prompt="All locations"
            value={query.locationId}
            options={locations.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {colleagues.length > 0 && (
          <FilterSelect
            name="assignee"
            label="Person"
            prompt="Anyone’s leads"
            value={query.assigneeUuid}
            options={colleagues.map(({ personUuid, name }) => ({ value: personUuid, label: name }))}
          />
        )}
        <button type="submit" className={buttons.outlined} data-needs="noScripts">
          Filter
        </button>
      </div>
    </Form>
  );
};

export const InboxList = ({ view, listHref, isLive }: InboxListProps) => {
  const search = useRef<HTMLInputElement>(null);
  const [hasHelp, setHasHelp] = useState(false);
  const [openHelp] = useState(() => () => setHasHelp(true));
  useInboxKeys({ search, onHelp: openHelp });
  return (
    <section className={styles.list} aria-label="Leads">
      <div className={styles.head}>
        <h1>Inbox</h1>
        {!isLive && (
          <p className={styles.lost} role="status">
            Reconnecting…
          </p>
        )}
        <button
          type="button"
          className={`icon-button ${styles.help}`}
          aria-label="Keyboard shortcuts"
          data-needs="scripts"
          onClick={openHelp}
        >
          <Icon name={inboxIcons.keyboard} />
        </button>
      </div>
      <Tabs tabs={view.tabs} />
      <Filters view={view} listHref={listHref} search={search} />
      {view.isFiltered && (
        <p className={styles.clear}>
          <Link to={view.clearHref}>Clear filters</Link>
          {view.searchAllHref !== null && <Link to={view.searchAllHref}>Search all leads</Link>}
        </p>
      )}
      {view.rows.length === 0 ? (
        <div className={styles.empty}>
          <p>{view.emptyText}</p>
          {view.next !== null && (
            <Link to={view.next.href} className={buttons.outlined}>
              {view.next.label}
            </Link>
          )}
        </div>
      ) : (
        <ul className={styles.rows}>
          {view.rows.map((row) => (
            <li key={row.leadUuid}>
              <InboxRow row={row} />
            </li>
          ))}
        </ul>
      )}
      {(view.firstHref !== null || view.nextHref !== null) && (
        <nav className={styles.pages} aria-label="Pages">
          {view.firstHref !== null && <Link to={view.firstHref}>First page</Link>}
          {view.nextHref !== null && <Link to={view.nextHref}>Next page</Link>}
        </nav>
      )}
      {hasHelp && <KeysDialog onClose={() => setHasHelp(false)} />}
    </section>
  );
};
