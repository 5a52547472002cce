import { Tabs } from '#src/ui/desk/tabs.tsx';
import type { ReportPartView, ReportsView } from '../view/build-reports-view.ts';
import { ReportChart } from './report-chart.tsx';
import styles from './reports-page.module.css';

const Table = ({ title, columns, rows }: ReportPartView) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
  <section className={styles.table} aria-label={`${title}: table`} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {columns.map(({ text, value }) => (
            <th key={value} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...figures] }) => (
          <tr key={key}>
            <th scope="row">{name?.text}</th>
            {figures.map(({ text }, at) => (
              <td key={columns[at + 1]?.value}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Part = ({ part }: { readonly part: ReportPartView }) => (
  <section className={styles.part} aria-label={part.title}>
    <div className={styles.head}>
      <h2>{part.title}</h2>
      {part.rows.length > 0 && (
        <a href={part.csvHref} download>
          CSV<span className="visually-hidden"> of {part.title}</span>
        </a>
      )}
    </div>
    {part.rows.length === 0 ? (
      <p className={styles.quiet}>{part.emptyText}</p>
    ) : (
      <div className={styles.figures} data-wide={part.columns.length > 5 ? '' : undefined}>
        <ReportChart {...part} />
        <Table {...part} />
      </div>
    )}
  </section>
);

export const ReportsPage = ({ view, note }: { readonly view: ReportsView; readonly note: string }) => (
  <div className={styles.page}>
    <div className={styles.top}>
      <h1>Reports</h1>
      <Tabs label="Period" tabs={view.periods} />
    </div>
    <dl className={styles.totals}>
      {view.figures.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <Tabs label="Reports" tabs={view.reports} />
    {view.parts.map((part) => (
      <Part key={part.name} part={part} />
    ))}
    <p className={styles.quiet}>{note}</p>
  </div>
);
