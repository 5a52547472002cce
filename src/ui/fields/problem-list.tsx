interface ProblemListProps<P extends { readonly fieldId: string; readonly message: string }> {
  readonly heading: 'h2' | 'h3';
  readonly problems: readonly P[];
  /** Called before a link jumps to its field, so that a hidden field can be shown first. */
  readonly onGoTo?: (problem: P) => void;
}

/** @spec L2.52 */
export const ProblemList = <P extends { readonly fieldId: string; readonly message: string }>(
  props: ProblemListProps<P>,
) => {
  const { heading: Heading, problems, onGoTo } = props;
  return (
    <>
      <Heading>Please fix the following errors:</Heading>
      <ul>
        {problems.map((problem) => (
          <li key={problem.fieldId}>
            <a href={`#${problem.fieldId}`} onClick={onGoTo && (() => onGoTo(problem))}>
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
};
