interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** Questions and answers of a page as search engines read them. */
export const buildFaqData = (questions: readonly Answered[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.trim() },
  })),
});
