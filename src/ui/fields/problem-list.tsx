interface ProblemListProps<P extends { readonly fieldId: string; readonly message: string }> {
  /** One level under the heading of the form. */
  readonly heading: 'h2' | 'h3';
  readonly problems: readonly P[];
  /** Told before a link leads to a field, which may be out of sight. */
  readonly onGoTo?: (problem: P) => void;
}

/** What is wrong with the fields of a form, each a way to its field. @spec L2.52 */
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
