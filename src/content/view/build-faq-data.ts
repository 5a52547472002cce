interface Answered {
  readonly question: string;
  readonly answer: string;
}

export const buildFaqData = (questions: readonly Answered[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.trim() },
  })),
});
