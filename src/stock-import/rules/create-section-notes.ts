import type { SectionSale } from './read-section-title.ts';
import type { Warning } from './row-remark.ts';

export interface FeedSection {
  readonly row: number;
  readonly title: string;
  readonly sale: SectionSale;
}

const mostSections = 50;
const mostNumbers = 10;

const meanings: Readonly<Record<SectionSale, readonly [one: string, many: string]>> = {
  hidden: ["vehicle below isn't for sale", "vehicles below aren't for sale"],
  sold: ['vehicle below is marked as sold', 'vehicles below are marked as sold'],
  'on hold': ['vehicle below is on hold', 'vehicles below are on hold'],
};

interface NotedSection {
  readonly section: FeedSection;
  readonly numbers: string[];
  count: number;
}

const describe = ({ section: { row, title, sale }, numbers, count }: NotedSection): Warning => {
  const [one, many] = meanings[sale];
  const rest = count > numbers.length ? ` and ${count - numbers.length} more` : '';
  return {
    row,
    column: null,
    reason: `says ${JSON.stringify(title)}, so the ${count === 1 ? one : `${count} ${many}`} (${numbers.join(', ')}${rest})`,
    stockNumber: null,
    task: 'file',
  };
};

export const createSectionNotes = () => {
  const sections = new Map<number, NotedSection>();
  return {
    add: (section: FeedSection, stockNumber: string): void => {
      const noted = sections.get(section.row) ?? { section, numbers: [], count: 0 };
      if (sections.size >= mostSections && !sections.has(section.row)) return;
      noted.count += 1;
      if (noted.numbers.length < mostNumbers) noted.numbers.push(stockNumber);
      sections.set(section.row, noted);
    },
    list: (): readonly Warning[] => [...sections.values()].map(describe),
  };
};
